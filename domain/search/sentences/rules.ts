import { readAct } from './acts-asked.ts'
import { readCompany } from './company.ts'
import { readCount } from './counts.ts'
import { readDays, readNoLeave } from './days.ts'
import { readDates } from './dates.ts'
import { readExcept } from './except.ts'
import { readNotThen } from './except-months.ts'
import { readFeast } from './feasts.ts'
import { readHeight } from './height.ts'
import { readMonth } from './month.ts'
import { readNear } from './near.ts'
import { readNeed } from './needs.ts'
import { readOrder } from './order.ts'
import { readParty } from './party.ts'
import { readPrice } from './price.ts'
import { readDifficulty, readGroup, readRating } from './quality.ts'
import { readHomeward, readStart } from './start-city.ts'
import { readRite } from './rites.ts'
import { readReach } from './reach.ts'
import { readUnsold } from './unsold.ts'
import { readWant } from './wants.ts'
import { readWish } from './wishes.ts'
import type { Rule } from './sentence-rule.ts'

/** In this order: who comes before what a bare number may mean, which days before how many, how long before how much. */
export const RULES: readonly Rule[] = [
  readNoLeave,
  readCount,
  readWish,
  readWant,
  readNeed,
  readRite,
  readUnsold,
  readCompany,
  readReach,
  readHeight,
  readGroup,
  readRating,
  readParty,
  readNotThen,
  readAct,
  readFeast,
  readDates,
  readDays,
  readPrice,
  readMonth,
  readHomeward,
  readStart,
  readNear,
  readDifficulty,
  readOrder,
  readExcept,
]
