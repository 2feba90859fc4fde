import { z } from 'zod'

/** The lists of the menus (SPEC §3, the home footer): what stands in each, and how the office names it. */
export const MENU_LISTS = [
  {
    id: 'category3',
    of: 'category',
    name: 'Themed experiences',
    says: 'Categories, as Themed Experience in the menu Holiday.',
    example: 'Houseboats: On the backwaters',
  },
  {
    id: 'category6',
    of: 'city',
    name: 'Famous cities',
    says: 'Cities, in the menus and where a page is not found.',
    example: 'New Delhi: Delhi',
  },
  {
    id: 'category7',
    of: 'attraction',
    name: 'Famous attractions',
    says: 'Attractions, in the menu of speciality tours; the first twenty are shown.',
    example: 'Taj Mahal: The Taj Mahal',
  },
] as const
export type MenuListId = (typeof MENU_LISTS)[number]['id']
const MENU_LIST_IDS = MENU_LISTS.map(({ id }) => id)

/** A list as its form shows it. */
export type MenuLines = { lines: string }

export const MOST_IN_A_LIST = 40

/** How many signs a thing may be called by there. */
export const LONGEST_NAME = 60

/** A list as a file has it: addresses, each with a name of its own or none. */
export const MenuDraft = z
  .object({
    id: z.enum(MENU_LIST_IDS),
    parts: z.array(z.object({ url: z.string().trim(), name: z.string().trim() })),
  })
  // Said of the whole, so that what the database has against the others is told as well.
  .superRefine(({ parts }, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: ['parts', ...path], message })
    for (const [at, { url, name }] of parts.entries()) {
      if (url === '') wrong([at, 'url'], 'An address belongs here.')
      else if (parts.findIndex((other) => other.url === url) < at) wrong([at, 'url'], 'Stands there twice.')
      if (name.length > LONGEST_NAME) wrong([at, 'name'], `At most ${LONGEST_NAME} signs.`)
    }
    if (parts.length > MOST_IN_A_LIST) wrong([], `At most ${MOST_IN_A_LIST}.`)
  })
export type MenuDraft = z.infer<typeof MenuDraft>
