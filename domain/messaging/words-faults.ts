import type { Variable } from './kind.ts'
import { nearestName } from '#platform/wording.ts'
import { gapsOf, piecesOf } from './words.ts'

type Variables = Record<string, Variable>

/** Gaps that nothing fills, with the name of the nearest, and braces that make none: what a sender would otherwise read as it was typed. */
export function unknownGaps(words: string, variables: Variables): string[] {
  const names = Object.keys(variables)
  const unknown = gapsOf(words)
    .filter((gap) => !Object.hasOwn(variables, gap))
    .map((gap) => {
      const nearest = nearestName(gap, names)
      const known = names.map((name) => `{${name}}`).join(', ')
      return `Nothing fills {${gap}}. ${nearest ? `Is {${nearest}} meant?` : `There are ${known}.`}`
    })
  return [...loneBraces(words), ...unknown]
}

/** Braces that open or close no gap, with what stands around them: a reader would see them. */
function loneBraces(words: string): string[] {
  return piecesOf(words).flatMap((piece) => {
    const [around] = 'text' in piece ? (/[^\s{}]{0,12}[{}][^\s{}]{0,12}/.exec(piece.text) ?? []) : []
    return around === undefined ? [] : [`“${around}” has a brace without its other one: a gap is written {name}.`]
  })
}

function unlessOf(isNeeded: Variable['isNeeded']): string | undefined {
  return typeof isNeeded === 'object' ? isNeeded.unless : undefined
}

/** Gaps without which the message is worth nothing, and that are not there. */
export function missingGaps(words: string, variables: Variables): string[] {
  const there = gapsOf(words)
  return Object.entries(variables)
    .filter(([name, { isNeeded }]) => isNeeded && !there.includes(name) && !there.includes(unlessOf(isNeeded) ?? ''))
    .map(([name, { says, isNeeded }]) => {
      const unless = unlessOf(isNeeded)
      // A table that is no gap of this message cannot tell it.
      const or = unless && Object.hasOwn(variables, unless) ? `, or {${unless}}, which tells it too` : ''
      return `{${name}} is missing: ${says}${or}. Without it the message is worth nothing.`
    })
}

/** What may not stand in a subject or on a button: tables, links, and codes, since subjects are kept. */
export function wrongInALine(words: string, variables: Variables): string[] {
  return gapsOf(words)
    .filter((gap) => Object.hasOwn(variables, gap) && variables[gap]?.is !== undefined)
    .map((gap) => `{${gap}} stands in the words only.`)
}

/** Tables that do not stand by themselves between two empty lines. */
export function crowdedTables(words: string, variables: Variables): string[] {
  return blocksOf(words)
    .filter((block) => piecesOf(block).length > 1)
    .flatMap((block) => gapsOf(block))
    .filter((gap) => variables[gap]?.is === 'facts')
    .map((gap) => `{${gap}} is a table: leave it alone between two empty lines.`)
}

/** Words between empty lines. */
export function blocksOf(words: string): string[] {
  return words
    .split(/\n[ \t]*\n+/)
    .map((block) => block.trim())
    .filter(Boolean)
}
