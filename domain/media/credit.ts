import { z } from 'zod'

const Words = z.string().trim().max(200, 'At most 200 signs.')
const Address = z.union([z.literal(''), z.url({ protocol: /^https?$/, message: 'An address begins with https://.' })])

/** Author, licence and source of a photograph, as its licence asks them to be shown. */
export const PictureCredit = z.object({
  author: Words.min(1, 'Say who took it: the licence asks for the name.'),
  licence: Words.min(1, 'Name the licence, as CC BY 4.0, or say that it is your own.'),
  licenceUrl: Address,
  sourceUrl: Address,
  shareAlike: z.boolean(),
  changes: Words,
})
export type PictureCredit = z.infer<typeof PictureCredit>
