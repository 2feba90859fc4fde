import { z } from 'zod'
import { AlmanacFact, FACT_KINDS } from './fact.ts'
import type { FactDays, FactKind, YearlyDays } from './fact.ts'

/** The fields of a form of a fact, each as text. */
export const FACT_FIELDS = [
  'name',
  'kind',
  'otherNames',
  'at',
  'days',
  'yearly',
  'weekdays',
  'months',
  'isDayOff',
  'source',
] as const
export type FactTyped = Record<(typeof FACT_FIELDS)[number], string>

const DAYS =
  /^(?<from>\d{4}-\d\d-\d\d)(?:\s+to\s+(?<to>\d{4}-\d\d-\d\d))?(?:,\s*main\s+(?<main>\d{4}-\d\d-\d\d))?(?<expected>,\s*expected)?$/
const YEARLY = /^(?<from>\d\d-\d\d)(?:\s+to\s+(?<to>\d\d-\d\d))?$/

/** A fact of the almanac as it is typed; faults lie at the names of the fields. */
export const FactDraft: z.ZodType<Omit<AlmanacFact, 'key' | 'isFullMoon'>, FactTyped> = z
  .record(z.enum(FACT_FIELDS), z.string().max(2500))
  .transform((typed, context) => {
    const days = linesOf(typed.days).map((line) => factDaysIn(line))
    const yearly = yearlyIn(typed.yearly.trim())
    const amiss = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (days.includes(undefined)) amiss('days', 'One line each: 2027-03-14 to 2027-03-22, main 2027-03-15, expected.')
    if (typed.yearly.trim() !== '' && !yearly) amiss('yearly', 'Days of every year are written 06-01 to 10-31.')
    const fact = {
      key: 'draft',
      name: typed.name,
      kind: typed.kind as FactKind,
      otherNames: wordsOf(typed.otherNames),
      at: wordsOf(typed.at),
      days: days.filter((one) => one !== undefined),
      yearly: yearly ?? null,
      weekdays: wordsOf(typed.weekdays).map(Number),
      months: wordsOf(typed.months).map(Number),
      isDayOff: typed.isDayOff !== '',
      isFullMoon: false,
      source: typed.source,
    }
    const read = AlmanacFact.safeParse(fact)
    for (const { path, message } of read.error?.issues ?? []) amiss(String(path[0] ?? 'days'), message)
    return fact
  })

/** A fact as it would be typed. */
export function typedFact(fact: AlmanacFact): FactTyped {
  const { name, kind, otherNames, at, days, yearly, weekdays, months, isDayOff, source } = fact
  return {
    name,
    kind,
    otherNames: otherNames.join(', '),
    at: at.join(', '),
    days: days.map(factDaysText).join('\n'),
    yearly: yearly ? yearlyText(yearly) : '',
    weekdays: weekdays.join(', '),
    months: months.join(', '),
    isDayOff: isDayOff ? 'yes' : '',
    source,
  }
}

/** Whether a text is a kind of fact. */
export function isFactKind(text: string): text is FactKind {
  return (FACT_KINDS as readonly string[]).includes(text)
}

/** Days of one year as they are typed; undefined where that is none. */
export function factDaysIn(line: string): FactDays | undefined {
  const found = DAYS.exec(line)?.groups
  if (!found) return undefined
  const from = found['from']!
  return { from, to: found['to'] ?? from, main: found['main'] ?? null, isExpected: found['expected'] !== undefined }
}

/** The other way round. */
export function factDaysText({ from, to, main, isExpected }: FactDays): string {
  return [from === to ? from : `${from} to ${to}`, main && `main ${main}`, isExpected && 'expected']
    .filter(Boolean)
    .join(', ')
}

/** Days of every year as they are typed; undefined where that is none. */
export function yearlyIn(text: string): YearlyDays | undefined {
  const { from, to = from } = YEARLY.exec(text)?.groups ?? {}
  return from && to ? { from, to } : undefined
}

/** The other way round. */
export function yearlyText({ from, to }: YearlyDays): string {
  return `${from} to ${to}`
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}

function wordsOf(text: string): string[] {
  return text.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
}
