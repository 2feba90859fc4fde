import { z } from 'zod'
import { isTakenIn, tellPictures, ToldPicture } from '#domain/media/edit-picture.server.ts'
import { CENTRE } from '#domain/media/picture.ts'
import { pictures } from '#domain/media/tables.ts'
import { orElse, orNothing, orUsual, whole, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { column } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

const NO_WORDS = { author: '', licence: '', licenceUrl: '', sourceUrl: '', changes: '' }

/** A credit of which nothing is written is none, as in its form. */
function creditIn(cells: unknown): unknown {
  const { shareAlike = false, ...told } = (cells ?? {}) as Record<string, unknown>
  const credit = { ...NO_WORDS, ...told }
  return Object.values(credit).every((word) => word === '') ? null : { ...credit, shareAlike }
}

/** The author, the licence and so on, each empty where a picture credits nobody. */
const said = (head: string, path: keyof typeof NO_WORDS, help: string) =>
  column(head, `credit.${path}`, help, orElse('', orNothing(words)))

const UNKNOWN = {
  path: 'id',
  message:
    'There is no picture with this id among those that were taken in. Files are taken in under Pictures; a poster says itself what it shows.',
}

/** What is said of the pictures that were taken in, which a file cannot hold. What one shows where it stands is told by what it stands at. */
export const PICTURES = tableKind({
  name: 'pictures',
  title: 'Words and credits of pictures',
  one: 'picture',
  many: 'pictures',
  action: 'pictures.edit',
  sheet: {
    columns: [
      column('Id', 'id', 'As in the export and in the address of its page; it says which row is which.'),
      column('Shows', 'alt', 'In a few words, for who does not see it.'),
      said('Taken by', 'author', 'Whose it is; a licence asks for the name. Empty with all the others for no credit.'),
      said('Licence', 'licence', 'As CC BY 4.0; for your own, All rights reserved.'),
      said('Licence address', 'licenceUrl', 'Where the licence can be read, if anywhere.'),
      said('Source address', 'sourceUrl', 'Where it is from, if from an address.'),
      said('Changes', 'changes', 'What was changed, if anything, as: cropped, colours lifted.'),
      column('Share alike', 'credit.shareAlike', 'yes or no; no when empty.', orUsual(yesNo)),
      column('Focus from left', 'focusX', 'Per cent; 50, the middle, when empty.', orElse(CENTRE.x, whole)),
      column('Focus from top', 'focusY', 'Per cent; 50, the middle, when empty.', orElse(CENTRE.y, whole)),
    ],
  },
  draft: ToldPicture.extend({ credit: z.preprocess(creditIn, ToldPicture.shape.credit) }),
  key: ['id'],
  begins: { focusX: CENTRE.x, focusY: CENTRE.y, credit: null },
  table: pictures,
  id: pictures.id,
  by: pictures.id,
  which: isTakenIn,
  against: (_db, asked) => Promise.resolve(asked.map(({ stood }) => (stood ? [] : [UNKNOWN]))),
  judgesInPart: true,
  save: tellPictures,
  note: 'Wherever a picture stands without words of its own, it says these.',
  example: [
    {
      Id: '7k2m9xq4v8t1w5z3r6y0',
      Shows: 'Tea pickers on a slope above Munnar, in the first light',
      'Taken by': 'Meera Kulkarni',
      Licence: 'CC BY 4.0',
      'Licence address': 'https://creativecommons.org/licenses/by/4.0/',
      'Source address': 'https://commons.wikimedia.org/wiki/File:Tea_pickers.jpg',
      Changes: 'cropped',
      'Share alike': 'no',
      'Focus from left': '60',
      'Focus from top': '40',
    },
  ],
})
