import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { mustProveAnew } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { ASKS_NOBODY } from './asks-nobody.ts'
import { listWriters } from './writers.ts'
import type { Writer } from './writers.ts'

type GuardedDeed = (...given: unknown[]) => unknown
/** Whether somebody may, and whether they showed lately who they are. */
type Question = 'right' | 'proof'

/**
 * How a guard is removed: `policy.ts` and `command.server.ts` are stood in for by themselves with one thing added. While `guards.gone` names a question, the first one of it that is asked is answered
 * as if the line that asks it were not there; all others are answered by the policy. It is a module of this test's own: nothing that runs has such a switch.
 */
const { guards, commands, removed } = vi.hoisted(() => {
  const guards = { asked: [] as { at: string; isAllowed: boolean }[], gone: undefined as Question | undefined }
  /** Where in the rooms the code stands that is running. */
  const here = () => {
    const lines = new Error('here').stack?.split('\n').map((line) => /\/(domain\/[^():]+:\d+)/.exec(line)?.[1]) ?? []
    return lines.find((line) => line !== undefined && !line.startsWith('domain/policy/')) ?? 'nowhere'
  }
  return {
    guards,
    commands: [] as { action: Action; made: GuardedDeed; fitting: GuardedDeed; looks: boolean; file: string }[],
    removed: {
      here,
      /** The answer of the policy to a question, or `yes` where its guard is gone. */
      ask<Answer>(question: Question, answer: Answer, yes: Answer, isAllowed: (answer: Answer) => boolean): Answer {
        const isGone = guards.gone === question
        if (isGone) guards.gone = undefined
        const given = isGone ? yes : answer
        if (question === 'right') guards.asked.push({ at: here(), isAllowed: isAllowed(given) })
        return given
      },
    },
  }
})

vi.mock('#domain/policy/policy.ts', async (original) => {
  const policy = await original<typeof import('#domain/policy/policy.ts')>()
  const { ask } = removed
  const demand: typeof policy.demand = (...asked) =>
    ask('right', policy.demand(...asked), { ok: true, value: undefined }, ({ ok }) => ok)
  const may: typeof policy.may = (...asked) => ask('right', policy.may(...asked), true, (is) => is)
  const mustProveAnew: typeof policy.mustProveAnew = (...asked) =>
    ask('proof', policy.mustProveAnew(...asked), false, (must) => !must)
  return { ...policy, demand, may, mustProveAnew }
})

vi.mock('#domain/audit/command.server.ts', async (original) => {
  const audit = await original<typeof import('#domain/audit/command.server.ts')>()
  const command: typeof audit.command = (action, steps) => {
    const made = audit.command(action, steps)
    // What is asked for fits any form here: its faults would be said before anybody is asked who is there.
    const fitting = audit.command(action, { ...steps, input: z.any(), besides: undefined } as never)
    const looks = steps.besides !== undefined
    commands.push({ action, made: made as GuardedDeed, fitting: fitting as GuardedDeed, looks, file: removed.here() })
    return made
  }
  return { ...audit, command }
})

vi.mock('#domain/bookings/access.server.ts', async (original) => {
  const access = await original<typeof import('#domain/bookings/access.server.ts')>()
  const admit: typeof access.admit = (...asked) =>
    removed.ask('right', access.admit(...asked), { ok: true, value: undefined }, ({ ok }) => ok)
  return { ...access, admit }
})

class Touched extends Error {}
const touch = () => {
  throw new Touched()
}
const untouchable = new Proxy(() => undefined, { get: touch, apply: touch, construct: touch })
/** A database and whatever else a room may need: its parts can be named, and nothing be done with them. */
const needs = new Proxy(() => undefined, { get: () => untouchable })
/** What is asked for, whatever that is: an action, a kind of thing, an id. */
const wanted = { action: 'catalogue.edit', kind: 'states', id: 'x', toString: () => 'catalogue.edit' }
const person = (role: string) => ({ id: 'somebody', role, appointed: role, provenAt: new Date() })
/** Whoever may least: a traveller; of what travellers may, somebody who is nobody. */
const STRANGERS = [person('traveller'), { program: 'nothing of ours' }, undefined]

/** How far somebody comes: an answer, or `went on` to what is behind the guard. */
async function outcomeOf(does: GuardedDeed, actor: unknown, gone?: Question) {
  Object.assign(guards, { asked: [], gone })
  try {
    const given = does(needs, actor, wanted, wanted, wanted)
    const isStream = typeof given === 'object' && given !== null && Symbol.asyncIterator in given
    return isStream ? await (given as AsyncGenerator).next() : await given
  } catch (error) {
    // Where nothing was to be had of what was asked for, it had gone on as well.
    return error instanceof Touched || error instanceof TypeError ? 'went on' : error
  } finally {
    guards.gone = undefined
  }
}

/** The first stranger whom something asks for a right, and turns away before it touches anything. */
async function turnedAway(does: GuardedDeed) {
  for (const actor of STRANGERS) {
    const answer = await outcomeOf(does, actor)
    const [guard] = guards.asked
    if (guard?.isAllowed === false && answer !== 'went on') return { actor, answer, at: guard.at }
  }
  return undefined
}

const ROOT = new URL('../../', import.meta.url).pathname
const texts = new Map<string, string>()
for await (const file of glob('domain/**/*.server.ts', { cwd: ROOT }))
  texts.set(file, await readFile(ROOT + file, 'utf8'))
/** How many lines of a file ask the policy, or what opened a booking. */
const written = (file: string) => texts.get(file)?.match(/(?<!function )\b(demand|may|admit)\(/g)?.length ?? 0
const files = [...texts.keys()].filter((file) => written(file) > 0 || /\b(command|saveRows)\(/.test(texts.get(file)!))
const exported: { name: string; file: string; does: GuardedDeed }[] = []
for (const file of files.toSorted()) {
  const room = (await import(/* @vite-ignore */ ROOT + file)) as Record<string, GuardedDeed>
  for (const [name, does] of Object.entries(room))
    if (typeof does === 'function') exported.push({ name: `${file} ${name}`, file, does })
}
const made = new Set(commands.map((one) => one.made))
const nameOf = (does: GuardedDeed) => exported.find((one) => one.does === does)?.name
const COMMANDS = commands.map((one) => ({ ...one, name: nameOf(one.made) ?? `${one.file}, within` }))
const DOORS: { name: string; does: GuardedDeed; actor: unknown; answer: unknown; at: string }[] = []
for (const { name, file, does } of exported) {
  if (written(file) === 0 || made.has(does) || does === (command as unknown)) continue
  const away = await turnedAway(does)
  if (away) DOORS.push({ name, does, ...away })
}

describe('a command', () => {
  test.each(COMMANDS)('$name turns a stranger away, and would not without its guard', async ({ made }) => {
    const away = await turnedAway(made)
    expect(away?.answer).toEqual({ ok: false, reason: 'forbidden' })
    expect(await outcomeOf(made, away?.actor, 'right')).not.toMatchObject({ reason: 'forbidden' })
  })

  const owner = { id: 'somebody', role: 'owner' } as const
  test.each(COMMANDS.filter(({ action }) => mustProveAnew(owner, action, new Date())))(
    '$name asks its owner anew who is there, and would not without its guard',
    async ({ made, fitting, looks }) => {
      const needs = { clock: { now: () => new Date() }, db: untouchable }
      const ask = (gone?: Question, does = fitting) => {
        guards.gone = gone
        return Promise.resolve(does(needs, owner, wanted)).catch(() => 'went on')
      }
      // Nor does a form with faults do anything: it is refused, or looked at by what the database lets only read.
      const answer = (await ask(undefined, made)) as { reason: string } | 'went on'
      expect(looks ? [answer] : ['invalid', 'prove-again']).toContain(answer === 'went on' ? answer : answer.reason)
      expect(await ask()).toEqual({ ok: false, reason: 'prove-again' })
      expect(await ask('proof')).not.toMatchObject({ reason: 'prove-again' })
    },
  )

  test('is every one there is', () => {
    const inText = [...texts.values()].flatMap((text) => text.match(/(=|return) (command|saveRows)\(/g) ?? [])
    // `saveRows` makes one for whoever calls it, and its own line none.
    expect(COMMANDS.length).toBeGreaterThanOrEqual(inText.length - 1)
    expect(COMMANDS.length).toBeGreaterThan(100)
  })
})

describe('what else asks the policy', () => {
  test.each(DOORS)('$name turns a stranger away, and would not without its guard', async ({ does, actor, answer }) => {
    expect(await outcomeOf(does, actor, 'right')).not.toEqual(answer)
  })

  /** Lines that guard no way in of their own. */
  const WITHIN: Record<string, number> = {
    // Asks each command for its right; every one of them is above.
    'domain/audit/command.server.ts': 1,
    // Asks for the right of whoever opened a booking for somebody: `access.server.test.ts`.
    'domain/bookings/access.server.ts': 1,
    // Who needs a second step, and who is listed as a colleague.
    'domain/accounts/sessions.server.ts': 1,
    'domain/accounts/staff.server.ts': 1,
    // Who booked, on a page for those who plan; a hold of days; of an import, its kind: their own tests.
    'domain/bookings/desk/planned-departure.server.ts': 1,
    'domain/bookings/hold/hold-for-somebody.server.ts': 1,
    'domain/spreadsheets/imports.server.ts': 3,
    'domain/spreadsheets/take-off-import.server.ts': 1,
  }

  test('is every line of the rooms that does (caught: an answer of the policy that is not heeded)', () => {
    const reached = new Map<string, Set<string>>()
    for (const { at } of DOORS) {
      const file = at.replace(/:\d+$/, '')
      reached.set(file, (reached.get(file) ?? new Set()).add(at))
    }
    const missed = files.flatMap((file) => {
      const within = written(file) - (reached.get(file)?.size ?? 0)
      return within === 0 ? [] : [[file, within]]
    })
    expect(Object.fromEntries(missed)).toEqual(WITHIN)
  })
})

describe('what writes, and is used by pages and calls', async () => {
  const asks = async (thing: unknown): Promise<boolean> => {
    const does = typeof thing === 'object' && thing !== null ? Object.values(thing) : [thing]
    const away = does.map(
      async (one) => typeof one === 'function' && (await turnedAway(one as GuardedDeed)) !== undefined,
    )
    return (await Promise.all(away)).every(Boolean)
  }
  const isJob = ({ usedIn }: Writer) => usedIn.every((file) => file.startsWith('server/jobs/'))
  const writers = (await listWriters()).filter((one) => !isJob(one))

  test('asks who does, before it touches anything, or stands here with its reason', async () => {
    const open: string[] = []
    for (const { file, name } of writers) {
      const room = (await import(/* @vite-ignore */ ROOT + file)) as Record<string, unknown>
      if (!(await asks(room[name]))) open.push(`${file} ${name}`)
    }
    expect(open.toSorted()).toEqual(Object.values(ASKS_NOBODY).flat().toSorted())
    expect(writers.length - open.length).toBeGreaterThan(150)
  })

  test('makes no access to a booking itself: only the rooms do, of what proves it', async () => {
    const makers: string[] = []
    for await (const file of glob('{app,server,web,scripts}/**/*.{ts,tsx}', { cwd: ROOT })) {
      const text = file.includes('.test.') ? '' : await readFile(ROOT + file, 'utf8')
      if (/import \{[^}]*\} from '#domain\/bookings\/access\.server\.ts'/.test(text)) makers.push(file)
    }
    expect(makers).toEqual([])
  })
})
