import { dotBox, overlap, textBox, within } from '#app/ui/boxes.ts'
import type { Anchor, Box } from '#app/ui/boxes.ts'
import type { CityPin } from '#domain/catalogue/city.ts'
import type { HaltsTold } from '#domain/search/lists/port.ts'
import { formatPaise, rupees } from '#platform/money.ts'
import { frameAround, project, SHEET } from './projection.ts'
import type { Frame, SheetPoint } from './projection.ts'

/** A place with how many tours of a list stop there, and from what price. */
export type MapPlace = CityPin & HaltsTold
/** Places too near each other for a pin each, the one that most tours stop at first. */
export type PinGroup = { places: CityPin[]; at: SheetPoint }
export type MapFrame = {
  frame: Frame
  /** How many units of the sheet are what one unit is on the whole of India. */
  unit: number
}
/** What is written beside a pin, a line or two of it, from the first one's baseline on. */
export type PinName = { lines: string[]; x: number; y: number; anchor: Anchor }
/** A pin on the sheet; what is written beside it stands where there is room for it, once for wide screens and once for narrow ones. */
export type PlacedPin = PinGroup & HaltsTold & { radius: number; wide?: PinName; narrow?: PinName }

/** Units of the whole sheet: letters of 13 px where it is drawn 345 px wide, and where it is drawn 560 px wide. */
export const LETTERS = { narrow: 38, wide: 25 } as const
const WHOLE: Frame = { x: 0, y: 0, ...SHEET }
const SMALLEST_FRAME = 260
/** As much of the sheet as is shown around a place. */
const AROUND = 300
/** Pins stand so far apart that a thumb finds each of them: 26 px where the sheet is drawn 345 px wide. */
const APART = 76
const LARGEST_PIN = 37
const SMALLEST_PIN = 24
/** From one line to the next beside a pin, in heights of its letters. */
export const LINE = 1.05
/** How far what is written stays away from other pins, in heights of its letters: farther than from its own. */
const CLEAR = 0.3

/** On how much of India places are shown: around one of them; for the list of a state on as much as its places take up. */
export function frameOf(
  places: readonly CityPin[],
  { stateCode, around }: { stateCode?: string | undefined; around?: string | undefined },
): MapFrame {
  const middle = places.find(({ url }) => url === around)
  const frame = middle
    ? frameAround([project(middle)], SHEET.width / SHEET.height, AROUND)
    : frameOfState(places.filter((place) => place.stateCode === stateCode))
  return { frame, unit: frame.width / SHEET.width }
}

function frameOfState(places: readonly CityPin[]): Frame {
  if (places.length === 0) return WHOLE
  const frame = frameAround(places.map(project), SHEET.width / SHEET.height, SMALLEST_FRAME)
  return frame.width < SHEET.width * 0.8 ? frame : WHOLE
}

/** The places in a frame, each with those around it that most tours stop at less often. */
export function groupPlaces(places: readonly CityPin[], { frame, unit }: MapFrame): PinGroup[] {
  const groups: PinGroup[] = []
  for (const place of places) {
    const at = project(place)
    if (!within(dotBox(at, 0), sides(frame))) continue
    const away = (group: PinGroup) => Math.hypot(group.at.x - at.x, group.at.y - at.y)
    const [nearest] = groups.filter((group) => away(group) < APART * unit).toSorted((a, b) => away(a) - away(b))
    if (nearest) nearest.places.push(place)
    else groups.push({ places: [place], at })
  }
  return groups
}

/** Pins of groups, with what is written beside those that have room for it: the busiest first. */
export function placePins(groups: readonly (PinGroup & HaltsTold)[], { frame, unit }: MapFrame): PlacedPin[] {
  const most = Math.max(...groups.map(({ count }) => count), 1)
  const pins = groups
    .map((group): PlacedPin => {
      const size = SMALLEST_PIN + (LARGEST_PIN - SMALLEST_PIN) * Math.sqrt(group.count / most)
      return { ...group, radius: tenth(unit * size) }
    })
    .toSorted((one, other) => other.count - one.count)
  for (const width of ['narrow', 'wide'] as const) namePins(pins, frame, { width, size: LETTERS[width] * unit })
  return pins
}

/** "from ₹9,400". */
export function fromText({ fromRupees }: Pick<HaltsTold, 'fromRupees'>): string {
  return fromRupees === undefined ? '' : `from ${formatPaise(rupees(fromRupees))}`
}

/** What may be written beside a pin, the fullest first: a price never under the name of one place of several. */
function textsOf({ places, fromRupees }: PlacedPin): string[][] {
  const price = fromText({ fromRupees })
  const more = places.length - 1
  const names = more > 0 ? [`${places[0]!.name} and ${more} more`, `${places[0]!.name} +${more}`] : [places[0]!.name]
  const alone = names.map((name) => [name])
  return price ? [...names.flatMap((name) => [[`${name} ${price}`], [name, price]]), ...alone, [price]] : alone
}

/** What is written stands over nothing written, no edge and no pin, and nearer to its own pin than to any other. */
function namePins(
  pins: PlacedPin[],
  frame: Frame,
  { width, size }: { width: keyof typeof LETTERS; size: number },
): void {
  const dots = pins.map(({ at, radius }) => dotBox(at, radius + size * CLEAR))
  const written: Box[] = []
  for (const [at, pin] of pins.entries()) {
    const taken = [...dots.filter((_dot, other) => other !== at), ...written]
    const free = textsOf(pin)
      .flatMap((lines) => namesAround(pin, lines, size))
      .map((name) => ({ name, boxes: nameBoxes(name, size) }))
      .find(({ boxes }) =>
        boxes.every((box) => within(box, sides(frame)) && !taken.some((other) => overlap(box, other))),
      )
    if (!free) continue
    pin[width] = free.name
    written.push(...free.boxes)
  }
}

function namesAround({ at: { x, y }, radius }: PlacedPin, lines: string[], size: number): PinName[] {
  const gap = radius + size * 0.25
  const below = (lines.length - 1) * size * LINE
  const middle = tenth(y + size * 0.32 - below / 2)
  return [
    { lines, x: tenth(x + gap), y: middle, anchor: 'start' },
    { lines, x: tenth(x - gap), y: middle, anchor: 'end' },
    { lines, x, y: tenth(y - gap - below), anchor: 'middle' },
    { lines, x, y: tenth(y + gap + size * 0.75), anchor: 'middle' },
  ]
}

/** What the lines beside a pin cover. */
export function nameBoxes({ lines, x, y, anchor }: PinName, size: number): Box[] {
  return lines.map((text, at) => textBox(text, size, { x, y: y + at * size * LINE, anchor }))
}

function sides({ x, y, width, height }: Frame): Box {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
