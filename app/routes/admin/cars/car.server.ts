import { href } from 'react-router'
import { findCarDesk } from '#domain/cars/cars-desk.server.ts'
import {
  bringBackCarDraft,
  CAR,
  CAR_THINGS,
  copyCar,
  dropCarDraft,
  editCar,
  writeCar,
} from '#domain/cars/car-editing.server.ts'
import { CarDraft } from '#domain/cars/cars-writing.server.ts'
import { removeCar } from '#domain/bookings/desk/remove-car.server.ts'
import { wordsAt } from '#domain/drafts/draft.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import { CARS } from '#domain/spreadsheets/kinds/cars.server.ts'
import { valueAt } from '#domain/spreadsheets/sheet.ts'
import { bringBack, draftDeeds, idIn } from '#app/routes/admin/drafts/deeds.server.ts'
import type { DraftForms } from '#app/routes/admin/drafts/deeds.server.ts'
import type { SeveralForms } from '#app/routes/admin/drafts/several.server.ts'
import { faultsByPath } from '#app/routes/admin/fields.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { lookAmongPictures, withPicture } from '#app/routes/admin/pictures/choose-picture.server.ts'

const [PICTURE, SHOWS] = ['pictureId', 'pictureAlt'] as const
/** The fields of a class of car are the columns of its spreadsheet, read and written the same way; its picture is chosen, and what it shows said with it. */
const COLUMNS = CARS.sheet.columns.filter(({ path }) => path !== PICTURE && path !== SHOWS)
/** What a form chooses among: its words name the choices as the page shows them, not as a file spells them. */
const CHOSEN = new Set(['airConditioned', 'gstScheme', 'offered'])

/** What the form says of each field, by its name in the draft. */
export const CAR_FIELDS = {
  ...Object.fromEntries(
    COLUMNS.map(({ path, head, help }) => [path, { label: head, help: CHOSEN.has(path) ? '' : help }]),
  ),
  url: {
    label: 'Address',
    help: 'Its page is at /car-rental/…, in small letters and figures with hyphens; an address it had before leads on to the new one.',
  },
  offered: {
    label: 'Offered',
    help: 'At “no” it stands nowhere on the site and cannot be booked; what is booked stays.',
  },
}

/** A class of car as its form holds it. */
export function typedOf(row: object): Record<string, string> {
  const fields = COLUMNS.map(({ path, cell }) => {
    const held = valueAt(row, path)
    return [path, held === undefined || held === null ? '' : String(cell.write(held) ?? '')]
  })
  return { ...(Object.fromEntries(fields) as Record<string, string>), ...placedIn(row as DraftContent) }
}

/** Its picture, and what that shows here; of what is not said nothing. */
function placedIn(content: DraftContent): Record<'pictureId' | 'pictureAlt', string> {
  return { pictureId: wordsAt(content, PICTURE), pictureAlt: wordsAt(content, SHOWS) }
}

/** What the forms of a class's page ask for; `known` is undefined where one is to be added. */
export function carDeeds(known: string | undefined): Record<string, Deed> {
  const deeds = { ...draftDeeds(CAR_FORMS, known), save: save(known), look: lookAmongPictures }
  return known === undefined ? deeds : { ...deeds, remove: remove(known), 'put-back': putBack(carBack(known)) }
}

/** How classes of car are written beside what is public of them. */
const CAR_FORMS: DraftForms = {
  things: CAR_THINGS,
  commands: { write: writeCar, drop: dropCarDraft, bringBack: bringBackCarDraft, copy: copyCar },
  pageOf: (id) => href('/admin/cars/:id', { id }),
  list: href('/admin/cars'),
  contentIn: async (_services, typed, { id, chosen }) => {
    const { draft, faults } = draftIn(typed, { id, ...chosen })
    return { content: draft, faults, unread: faults.filter(({ path }) => unreadAt(typed, path)) }
  },
  shownAs: typedOf,
}

/** How several classes are changed at once. */
export const SEVERAL_CARS: SeveralForms = {
  things: CAR_FORMS.things,
  commands: CAR_FORMS.commands,
  gaps: async (_db, content) => Object.keys(gapsOf(content.id, content)).length,
  edit: (services, actor, form) => editCar(services, actor, form as unknown as Edit),
}

/** Takes a draft of a class up again that was thrown away. */
export const bringBackCar = bringBack(CAR_FORMS)

/** What keeps a class from being public as it is written, by field, in the words of its form. */
export function gapsOf(id: string, content: DraftContent): Record<string, string> {
  const typed = typedOf(content)
  const { pictureId, pictureAlt } = placedIn(content)
  return faultsByPath(draftIn((name) => typed[name] ?? '', { id, pictureId, pictureAlt: pictureAlt || null }).faults)
}

function unreadAt(typed: (name: string) => string, path: string): boolean {
  const column = COLUMNS.find((one) => one.path === path)
  return column !== undefined && typed(path) !== '' && !column.cell.read(typed(path)).ok
}

/** A class of car as its form held it. */
export function carBack(id: string): PutBack {
  return { kind: CAR, id, intent: 'save', save: save(id), typed: typedOf }
}

function remove(id: string): Deed {
  return async (services, actor, typed) => {
    const removed = await removeCar(services, actor, { id, stood: typed('stood') })
    const outcome = told(removed, () => 'removed', { invalid: 'unclear-deed', unknown: 'unknown-car' })
    return outcome.ok ? { ...outcome, page: href('/admin/cars') } : outcome
  }
}

function save(known: string | undefined): Deed {
  return async (services, actor, typed, file) => {
    const id = known ?? idIn(typed('id'))
    const found = known === undefined ? undefined : await findCarDesk(services.db, actor, known)
    const stands = found?.ok ? found.value.row : undefined
    return withPicture(services, actor, typed, file, stands, async (chosen) => {
      const { draft, faults } = draftIn(typed, { id, ...chosen })
      if (faults.length > 0) return { ok: false, reason: 'unclear-deed', faults }
      const saved = await editCar(services, actor, { ...draft, stood: typed('stood'), why: typed('why') } as Edit)
      const outcome = told(saved, () => (known ? 'saved' : 'added'), { invalid: 'unclear-deed' })
      if (outcome.ok) return { ...outcome, page: href('/admin/cars/:id', { id }) }
      // As the form shows it: the page knows nothing of cells.
      const was = outcome.meanwhile?.was
      return was ? { ...outcome, meanwhile: { ...outcome.meanwhile!, was: typedOf(was) } } : outcome
    })
  }
}

type Edit = CarDraft & { stood: string; why: string }

/** What was typed, with all that is amiss with it: what cannot be read, and what of the rest cannot be. */
function draftIn(typed: (name: string) => string, known: Pick<CarDraft, 'id' | 'pictureId' | 'pictureAlt'>) {
  const read = COLUMNS.map(({ path, cell }) => ({ path, found: cell.read(typed(path)) }))
  const unread = read.flatMap(({ path, found }) =>
    found.ok ? [] : [{ path, message: CHOSEN.has(path) ? 'Choose one of them.' : found.message }],
  )
  const draft = {
    ...Object.fromEntries(read.map(({ path, found }) => [path, found.ok ? found.value : undefined])),
    ...known,
  }
  const issues = CarDraft.safeParse(draft).error?.issues ?? []
  const faulty = new Set(unread.map(({ path }) => path))
  const others = issues.map(({ path, message }) => ({ path: String(path[0]), message }))
  return { draft, faults: [...unread, ...others.filter(({ path }) => !faulty.has(path))] }
}
