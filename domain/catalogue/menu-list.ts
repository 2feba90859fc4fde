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

/** A list as its form shows it. */
export type MenuLines = { lines: string }

export const MOST_IN_A_LIST = 40
