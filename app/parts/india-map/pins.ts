import { dotBox, overlap, textBox, within } from '#app/ui/boxes.ts'
import type { Anchor, Box } from '#app/ui/boxes.ts'
import type { CityPin } from '#domain/catalogue/city.ts'
import { frameAround, project, SHEET } from './projection.ts'
import type { Frame } from './projection.ts'

/** A place with how many tours of a list stop there. */
export type MapPlace = CityPin & { count: number }
type PinName = { x: number; y: number; anchor: Anchor }
/** A pin on the sheet; its name stands where there is room for it, once for wide screens and once for narrow ones. */
export type PlacedPin = MapPlace & { x: number; y: number; radius: number; wide?: PinName; narrow?: PinName }
export type PinSheet = {
  frame: Frame
  /** How many units of the sheet are what one unit is on the whole of India. */
  unit: number
  pins: PlacedPin[]
}

/** Units of the whole sheet: letters of 13 px where it is drawn 345 px wide, and where it is drawn 560 px wide. */
export const LETTERS = { narrow: 38, wide: 25 } as const
const WHOLE: Frame = { x: 0, y: 0, ...SHEET }
const SMALLEST_FRAME = 260
const LARGEST_PIN = 22
const SMALLEST_PIN = 5

/** Where the pins of a list stand, most tours first, on India or, for the list of a state, on as much of it as its places take up. */
export function placePins(places: readonly MapPlace[], stateCode?: string): PinSheet {
  const frame = frameOf(places.filter((place) => place.stateCode === stateCode))
  const unit = frame.width / SHEET.width
  const most = Math.max(...places.map(({ count }) => count), 1)
  const pins = places
    .map((place): PlacedPin => ({
      ...place,
      ...project(place),
      radius: tenth(unit * Math.max(SMALLEST_PIN, LARGEST_PIN * Math.sqrt(place.count / most))),
    }))
    .filter((pin) => within(dotBox(pin, 0), sides(frame)))
  for (const width of ['narrow', 'wide'] as const) namePins(pins, frame, { width, size: LETTERS[width] * unit })
  return { frame, unit, pins }
}

/** The name of a pin as it is written beside it. */
export function pinText({ name, count }: Pick<MapPlace, 'name' | 'count'>): string {
  return `${name} ${count}`
}

function frameOf(places: readonly MapPlace[]): Frame {
  if (places.length === 0) return WHOLE
  const frame = frameAround(places.map(project), SHEET.width / SHEET.height, SMALLEST_FRAME)
  return frame.width < SHEET.width * 0.8 ? frame : WHOLE
}

/** Names those pins first that most tours stop at. A name stands over no other, no edge, and no pin worth a third of its own. */
function namePins(
  pins: PlacedPin[],
  frame: Frame,
  { width, size }: { width: keyof typeof LETTERS; size: number },
): void {
  const names: Box[] = []
  for (const pin of pins) {
    const bigger = pins.filter((other) => other.count * 3 >= pin.count).map((other) => dotBox(other, other.radius))
    const free = namesAround(pin, size).find((name) => {
      const box = textBox(pinText(pin), size, name)
      return within(box, sides(frame)) && ![...names, ...bigger].some((other) => overlap(box, other))
    })
    if (!free) continue
    pin[width] = free
    names.push(textBox(pinText(pin), size, free))
  }
}

function namesAround({ x, y, radius }: PlacedPin, size: number): PinName[] {
  const gap = radius + size * 0.25
  return [
    { x: tenth(x + gap), y: tenth(y + size * 0.32), anchor: 'start' },
    { x: tenth(x - gap), y: tenth(y + size * 0.32), anchor: 'end' },
    { x, y: tenth(y - gap), anchor: 'middle' },
    { x, y: tenth(y + gap + size * 0.75), anchor: 'middle' },
    { x: tenth(x + radius), y: tenth(y - radius), anchor: 'start' },
    { x: tenth(x + radius), y: tenth(y + radius + size * 0.6), anchor: 'start' },
    { x: tenth(x - radius), y: tenth(y - radius), anchor: 'end' },
    { x: tenth(x - radius), y: tenth(y + radius + size * 0.6), anchor: 'end' },
  ]
}

function sides({ x, y, width, height }: Frame): Box {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
