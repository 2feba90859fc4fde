import { z } from 'zod'

/** The sections of the home page in the order they stand in until somebody orders them otherwise, with their headings as shipped. */
export const HOME_SECTIONS = {
  states: { name: 'States', title: 'Where to?', lead: '' },
  experiences: { name: 'Themed experiences', title: 'What kind of halt?', lead: '' },
  season: {
    name: 'Tours in season',
    title: 'Tours in season',
    lead: 'Leaving within 45 days, at their best on the day they leave; the whole price, GST included.',
  },
  leaving: {
    name: 'Next departures',
    title: 'Leaving soon',
    lead: 'Fixed dates, small groups. The seats shown are the seats left in our own register when this page was drawn.',
  },
  wall: {
    name: 'Posters',
    title: 'The poster wall',
    lead: 'Every place here has its own poster, drawn from what it is: its hills, its stone, its hour of light.',
  },
  treks: {
    name: 'Treks in season',
    title: 'Treks in season',
    lead: 'Leaving within 45 days on trails that are open and at their best then, each with its grade.',
  },
  gateways: {
    name: 'Map',
    title: 'Trip Gateways',
    lead: 'Where most journeys begin. Each opens on its places, seasons and routes.',
  },
  sights: {
    name: 'Sights',
    title: 'Worth the journey by themselves',
    lead: 'Sights people cross the country for.',
  },
  cars: {
    name: 'Cars',
    title: 'A car and a driver who knows the road',
    lead: 'Outstation hire with fuel, driver and GST in the figure. Tolls, parking and permits at actuals, with receipts.',
  },
  pricing: { name: 'How you price', title: 'How we price, halt by halt', lead: '' },
  reading: { name: 'Articles', title: 'Read before you pack', lead: '' },
} as const satisfies Record<string, { name: string; title: string; lead: string }>
export type HomeSectionId = keyof typeof HOME_SECTIONS
export const HOME_SECTION_IDS = Object.keys(HOME_SECTIONS) as [HomeSectionId, ...HomeSectionId[]]

/** A home page is read to its end by few: what another section says already waits until somebody wants it. */
const OFF_AS_SHIPPED: readonly HomeSectionId[] = ['wall', 'gateways', 'sights', 'reading']

/** How an operator wants the home page: its sections in order; words that are empty are the words as shipped. */
export const HomeSections = z.array(
  z.object({
    id: z.enum(HOME_SECTION_IDS),
    isOn: z.boolean(),
    title: z.string().max(80),
    lead: z.string().max(200),
  }),
)
export type HomeSections = z.infer<typeof HomeSections>
export type SectionWords = { id: HomeSectionId; title: string; lead: string }

/** All sections in order: what the operator has said of them, and as shipped those it has said nothing of, such as one that came later. */
export function arrangedSections(kept: HomeSections | undefined): HomeSections {
  const known = kept ?? []
  const later = HOME_SECTION_IDS.filter((id) => !known.some((one) => one.id === id))
  return [...known, ...later.map((id) => ({ id, isOn: !OFF_AS_SHIPPED.includes(id), title: '', lead: '' }))]
}

/** The sections that are shown, in order, with their words; `{month}` in a heading is the month's name. */
export function shownSections(kept: HomeSections | undefined, month: string): SectionWords[] {
  return arrangedSections(kept).flatMap(({ id, isOn, title, lead }) => {
    const words = (typed: string, shipped: string) => (typed || shipped).replaceAll('{month}', month)
    return isOn ? [{ id, title: words(title, HOME_SECTIONS[id].title), lead: words(lead, HOME_SECTIONS[id].lead) }] : []
  })
}

const Place = z.string().regex(/^([1-9]|1[0-9])$/, 'A whole number from 1: the first stands highest.')

/** The same by section, each with where it stands: as the audit tells of it. */
export type ArrangedHome = Record<HomeSectionId, Omit<HomeSections[number], 'id'> & { at: number }>

/** Sections in their order, as the audit tells of them. */
export function arrangedHome(sections: HomeSections): Partial<ArrangedHome> {
  return Object.fromEntries(sections.map(({ id, ...rest }, at) => [id, { at, ...rest }]))
}

/** What the audit told of, as sections in their order again. */
export function sectionsOf(arranged: Partial<ArrangedHome>): HomeSections {
  const entries = HOME_SECTION_IDS.flatMap((id) => (arranged[id] ? [{ id, ...arranged[id] }] : []))
  return entries.toSorted((a, b) => a.at - b.at).map(({ at: _at, ...section }) => section)
}

const PARTS = ['place', 'on', 'title', 'lead'] as const
/** The fields of the form. */
export const HOME_FIELDS = HOME_SECTION_IDS.flatMap((id) => PARTS.map((part) => `${id}-${part}` as const))

/** The home page as a form says it: of each section its place, whether it is shown, and its words. */
export const HomeTyped = z.object(
  Object.fromEntries(
    HOME_SECTION_IDS.flatMap((id) => [
      [`${id}-place`, Place],
      [`${id}-on`, z.string()],
      [`${id}-title`, z.string().trim().max(80, 'At most 80 signs.')],
      [`${id}-lead`, z.string().trim().max(200, 'At most 200 signs.')],
    ]),
  ),
)
export type HomeTyped = Record<string, string>

/** What a form says, in order; of two that name one place, who was moved there stands there. Words as shipped are kept as none of one's own. */
export function sectionsTyped(typed: HomeTyped, stood: HomeSections): HomeSections {
  const read = (id: HomeSectionId, part: string) => typed[`${id}-${part}`] ?? ''
  const own = (words: string, shipped: string) => (words === shipped ? '' : words)
  const place = ({ id }: HomeSections[number]) => Number(read(id, 'place'))
  /** Whoever comes from below stands before who is there, whoever comes from above behind. */
  const moved = (one: HomeSections[number]) => Math.sign(place(one) - 1 - stood.findIndex(({ id }) => id === one.id))
  return stood
    .map(({ id }) => ({
      id,
      isOn: read(id, 'on') === 'yes',
      title: own(read(id, 'title'), HOME_SECTIONS[id].title),
      lead: own(read(id, 'lead'), HOME_SECTIONS[id].lead),
    }))
    .toSorted((a, b) => place(a) - place(b) || moved(a) - moved(b))
}

/** Where several sections were moved to one place, at each of them: which of them is to stand there nobody can know. One that is moved to where another stands moves that one on. */
export function placesTwice(typed: HomeTyped, stood: HomeSections): { path: string; message: string }[] {
  const placeOf = (id: HomeSectionId) => Number(typed[`${id}-place`])
  const moved = stood.filter(({ id }, at) => placeOf(id) !== at + 1)
  return moved.flatMap(({ id }) => {
    const others = moved.filter((other) => other.id !== id && placeOf(other.id) === placeOf(id))
    if (others.length === 0) return []
    const names = others.map((other) => HOME_SECTIONS[other.id].name).join(' and ')
    const message = `${names} ${others.length === 1 ? 'was' : 'were'} moved to place ${placeOf(id)} too: give each a place of its own.`
    return [{ path: `${id}-place`, message }]
  })
}

/** The other way round: what the fields show. */
export function typedSections(sections: HomeSections): HomeTyped {
  return Object.fromEntries(
    sections.flatMap(({ id, isOn, title, lead }, at) => [
      [`${id}-place`, String(at + 1)],
      [`${id}-on`, isOn ? 'yes' : ''],
      [`${id}-title`, title || HOME_SECTIONS[id].title],
      [`${id}-lead`, lead || HOME_SECTIONS[id].lead],
    ]),
  )
}

/** One section as a file has it: without words it has those as shipped. */
const ToldSection = z
  .object({
    id: z.enum(HOME_SECTION_IDS),
    isOn: z.boolean(),
    title: z.string().trim().max(80, 'At most 80 signs.'),
    lead: z.string().trim().max(200, 'At most 200 signs.'),
  })
  .transform(({ id, isOn, title, lead }) => ({
    id,
    isOn,
    title: title || HOME_SECTIONS[id].title,
    lead: lead || HOME_SECTIONS[id].lead,
  }))

/** The home page as a file has it: its sections in order, each of them once. */
export const HomeDraft = z.object({
  id: z.literal('home'),
  sections: z.array(ToldSection).superRefine((sections, context) => {
    for (const [at, { id }] of sections.entries())
      if (sections.findIndex((other) => other.id === id) < at)
        context.addIssue({ code: 'custom', path: [at, 'id'], message: 'Stands there twice.' })
    const missing = HOME_SECTION_IDS.filter((id) => !sections.some((one) => one.id === id))
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        message: `Each section has its row, shown or not: add ${missing.join(', ')}.`,
      })
  }),
})
export type HomeDraft = z.infer<typeof HomeDraft>

/** The sections with the words they are shown with. */
export function toldSections(sections: HomeSections): HomeDraft['sections'] {
  return sections.map((one) => ToldSection.parse(one))
}

/** The other way round: words as shipped are none of one's own. */
export function sectionsTold(told: HomeDraft['sections']): HomeSections {
  const own = (words: string, shipped: string) => (words === shipped ? '' : words)
  return told.map(({ id, isOn, title, lead }) => ({
    id,
    isOn,
    title: own(title, HOME_SECTIONS[id].title),
    lead: own(lead, HOME_SECTIONS[id].lead),
  }))
}
