import { ne } from 'drizzle-orm'
import { cars } from '#domain/cars/tables.ts'
import { attractions, categories, cities, packages, states } from '#domain/catalogue/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { list, orNothing, paragraphs, whole, words } from './cell.ts'
import type { Cell } from './cell.ts'
import type { Column, Reference } from './sheet.ts'

const city: Reference = { thing: 'city', table: cities, id: cities.id, url: cities.url }
const category: Reference = { thing: 'category', table: categories, id: categories.id, url: categories.url }
const attraction: Reference = { thing: 'attraction', table: attractions, id: attractions.id, url: attractions.url }
const car: Reference = { thing: 'class of car', table: cars, id: cars.id, url: cars.url }
const state: Reference = { thing: 'state', table: states, id: states.code, url: states.code }
const pkg: Reference = { thing: 'package', table: packages, id: packages.id, url: packages.url }
const picture: Reference = {
  thing: 'picture',
  table: pictures,
  id: pictures.id,
  url: pictures.id,
  which: ne(pictures.kind, 'portrait'),
  right:
    'Leave the cell empty, and what is new gets a poster; or take the file in under Pictures, and write the id it has there. Another site’s ids say nothing here.',
}
/** What cells may name: by its address, a state by its code, a picture by its id, not a person's own. */
export const REFERENCES = { city, category, attraction, car, package: pkg, state, picture }

/** A column; without a cell it holds words. */
export function column(head: string, path: string, help: string, cell: Cell = words, refersTo?: Reference): Column {
  return { head, path, cell, help, ...(refersTo ? { refersTo } : {}) }
}

/** Columns that things of several kinds have. */
export const ID = column(
  'Id',
  'id',
  'A short word of its own, in small letters with hyphens; it says which row is which.',
)
export const NAME = column('Name', 'name', 'As a visitor reads it.')
export const ADDRESS = column(
  'Address',
  'url',
  'The last part of the page’s address, in small letters with hyphens; it says which row is which.',
)
export const SUMMARY = column('Summary', 'summary', 'One or two sentences for lists and search engines.')
export const ABOUT = column('About', 'about', 'Paragraphs, with an empty line between them.', paragraphs)
export const MONTHS = column('Months', 'months', 'The good months as numbers, as 10 | 11 | 12.', list(whole))
export const TAGS = column('Tags', 'tags', 'Words with | between them.', list(words))
export const ALSO_CALLED = column(
  'Also called',
  'altNames',
  'Other names people search for, with | between them.',
  list(words),
)
export const POSITION = column('Position', 'position', 'Where it stands in its list, from 0.', whole)
export const PICTURE = column(
  'Picture',
  'pictureId',
  'The id of a picture the site has; empty, it keeps what stands, and what is new gets a poster drawn for it.',
  words,
  picture,
)
export const PICTURE_SHOWS = column(
  'Picture shows',
  'pictureAlt',
  'What it shows there; the words of the picture itself when empty.',
  orNothing(words),
)
