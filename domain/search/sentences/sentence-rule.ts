import type { PackageSort } from '#domain/catalogue/package-sort.ts'
import type { ActKey } from '#domain/search/facts/acts.ts'
import type { FilterKey, Filters } from '#domain/search/filters.ts'
import type { Token } from './tokens.ts'
import type { Want } from './want.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'

/** People named in a sentence; the ages of the children where all of them are said, else none; `couples` where that is what they are, who share a room by twos. */
export type Travellers = { adults: number; children: number; ages: readonly number[]; couples?: number }

/** What is wished of weather, height, roads, company and strain, whether a text says so or not. */
export type Wish = Height | 'cool' | 'warm' | 'dry' | 'low' | 'quiet' | 'smooth' | 'short' | 'gentle'

/** Between which metres the highest point shall lie, both included. */
export type Height = { fromM: number | undefined; toM: number | undefined }

/** Sorts of things that are asked for and not to be had. */
export type UnsoldKind =
  | 'abroad'
  | 'balloon'
  | 'bike'
  | 'casino'
  | 'company'
  | 'fare'
  | 'yatra'
  | 'luxury-train'
  | 'need'
  | 'rooms'
  | 'self-drive'
  | 'skydiving'
  | 'ticket'
  | 'work'

/** What a stretch of a sentence was read as. */
export type SentenceMeaning = {
  key: FilterKey | 'near' | 'party' | 'sort' | 'except' | 'unsold' | 'wish' | 'heard'
  /** A few words for a chip: "Under ₹20,000". */
  says: string
  /** What is to be known of it besides: "it has no 30th". */
  note?: string
  filters?: Partial<Filters>
  /** Of a budget: what each of them may pay, not all together. */
  isAHead?: boolean
  /** Of what is not to be had: what else was asked for is looked for all the same. */
  isAside?: boolean
  /** Whether another stretch tells it: nobody looks for these words. */
  isAgain?: boolean
  /** Of days: whether the first and the last of them are said, which tell more than the name of a feast. */
  isTyped?: boolean
  /** A kind of tour for those it is said of, where nothing else is asked for. */
  suits?: string
  /** The feast whose days they are. */
  feast?: string
  near?: SentencePlace
  party?: Travellers
  sort?: PackageSort
  /** Words of what shall not be among the packages. */
  except?: readonly string[]
  /** Parts of India where none of them shall go. */
  exceptRegions?: readonly SentencePlace[]
  wish?: Wish
  /** What is wanted of it that can be measured. */
  wants?: readonly Want[]
  /** What one wants to do. */
  act?: ActKey
  unsold?: UnsoldKind
}

/** Reads what begins at a token; `end` is the token after the last it read. */
export type Rule = (
  tokens: readonly Token[],
  at: number,
  names: SentenceNames,
) => (SentenceMeaning & { end: number }) | undefined
