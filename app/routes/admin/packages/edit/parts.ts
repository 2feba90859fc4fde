import type { Part } from '#domain/catalogue/revision.ts'
import { days } from './days.tsx'
import { facts } from './facts.tsx'
import { halts } from './halts.tsx'
import type { PartForm } from './part-form.ts'
import { pictures } from './pictures.tsx'
import { prices } from './prices.tsx'
import { words } from './words.tsx'

/** The pages of the editor, in the order a package is thought of. */
export const PART_FORMS: Readonly<Record<Part, PartForm>> = { facts, halts, days, words, pictures, prices }
