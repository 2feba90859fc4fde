import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lineText, openSearchAnswers, stayText } from './answers.ts'
import { askedWords } from './asked-words.ts'
import { inOrder, namedFirst } from './card-order.ts'
import type { SearchAnswer, FoundPackage, SearchState } from './answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function found(...names: string[]): SearchAnswer {
  return {
    data: names.map((name) => listed(name, '0')),
    total: names.length,
    understood: [],
    places: [],
    words: [],
    suggestions: [],
  }
}

function listed(name: string, packageRating: string): FoundPackage {
  return {
    _id: name,
    name,
    url: name,
    days: 3,
    packageRating,
    fromPaise: undefined,
    dayQuery: '',
    halts: [],
    uploads: [],
  }
}

/** A search whose answers the test gives when it likes. */
function bench() {
  const asked: {
    path: string
    signal: AbortSignal
    answer: (response: Response) => void
    fail: (why: Error) => void
  }[] = []
  const states: SearchState[] = []
  const answers = openSearchAnswers(
    (state) => states.push(state),
    (path, { signal }) =>
      new Promise((answer, fail) => {
        asked.push({ path, signal, answer, fail })
        signal.addEventListener('abort', () => fail(new Error('aborted')))
      }),
  )
  return { asked, states, ...answers, last: () => states.at(-1) }
}

describe('asking as somebody types', () => {
  test('waits for a pause and asks once', async () => {
    const { ask, asked, last } = bench()
    for (const typed of ['g', 'go', 'goa']) ask(typed)
    await vi.advanceTimersByTimeAsync(119)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ path }) => path)).toEqual(['/api/search-api?q=goa'])
    asked[0]!.answer(Response.json(found('Goa')))
    await vi.runAllTimersAsync()
    expect(last()).toMatchObject({ kind: 'found', text: 'goa', found: { data: [{ name: 'Goa' }] } })
  })

  test('gives up the older question and never shows its answer', async () => {
    const { ask, asked, states } = bench()
    ask('goa')
    await vi.advanceTimersByTimeAsync(120)
    ask('gokarna')
    expect(asked[0]!.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(120)
    asked[0]!.answer(Response.json(found('Goa')))
    asked[1]!.answer(Response.json(found('Gokarna')))
    await vi.runAllTimersAsync()
    expect(states.filter(({ kind }) => kind === 'found').map((state) => 'text' in state && state.text)).toEqual([
      'gokarna',
    ])
  })

  test('asks the same question only once, and nothing for spaces', async () => {
    const { ask, asked, last } = bench()
    ask('goa')
    await vi.advanceTimersByTimeAsync(120)
    asked[0]!.answer(Response.json(found('Goa')))
    await vi.runAllTimersAsync()
    ask('   ')
    expect(last()).toEqual({ kind: 'empty' })
    ask('Goa ')
    await vi.runAllTimersAsync()
    expect(asked.length).toBe(1)
    expect(last()).toMatchObject({ kind: 'found', text: 'Goa' })
  })

  test('says when the network fails, and can be asked again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask, again, asked, last } = bench()
    ask('goa')
    await vi.advanceTimersByTimeAsync(120)
    asked[0]!.fail(new TypeError('no network'))
    await vi.runAllTimersAsync()
    expect(last()).toEqual({ kind: 'failed', text: 'goa' })
    again()
    await vi.advanceTimersByTimeAsync(0)
    asked[1]!.answer(new Response(null, { status: 503 }))
    await vi.runAllTimersAsync()
    expect(last()).toEqual({ kind: 'failed', text: 'goa' })
  })

  test('shows at most fifty', async () => {
    const { ask, asked, last } = bench()
    ask('india')
    await vi.advanceTimersByTimeAsync(120)
    asked[0]!.answer(Response.json(found(...Array.from({ length: 80 }, (_, index) => `Tour ${index}`))))
    await vi.runAllTimersAsync()
    const state = last()
    expect(state?.kind === 'found' && state.found.data.length).toBe(50)
  })
})

// caught: what is named for the question before what is better rated (SPEC §2: by rating, descending).
test('best rated first; alike what is named so, then in the order they came', () => {
  const packages = [listed('a', '4.0'), listed('b', '4.8'), listed('c x', '0'), listed('d', '4.0'), listed('e', '10')]
  expect(inOrder(packages, ['x']).map(({ name }) => name)).toEqual(['e', 'b', 'a', 'd', 'c x'])
  expect(inOrder(packages, ['d'])[2]!.name).toBe('d')
})

// caught: a beach before every tour named for tea.
test('what is named for what is asked stands above all that is better rated', () => {
  const packages = [
    listed('Kerala with Kovalam', '5.0'),
    listed('Teacher’s Week', '4.9'),
    listed('Munnar Tea Country', '4.1'),
    listed('Kangra Tea and Temples', '4.2'),
    listed('Sikkim Monasteries', '3.0'),
  ]
  const first = (asked: string, understood: { text: string }[] = []) =>
    namedFirst(packages, askedWords(asked, { understood }))[0]?.name
  expect(first('tea')).toBe('Kangra Tea and Temples')
  expect(first('Tea tours in Munnar')).toBe('Munnar Tea Country')
  expect(first('monastery')).toBe('Sikkim Monasteries')
  expect(first('a tour for days', [])).toBeUndefined()
  expect(first('country under 20k', [{ text: 'under 20k' }])).toBe('Munnar Tea Country')
  expect(first('teh', [])).toBeUndefined()
  expect(namedFirst(packages, askedWords('teh', { understood: [], corrected: 'tea' }))[0]!.name).toBe(first('tea'))
  expect(namedFirst([packages[2]!, packages[3]!], ['tea'])).toEqual([])
})

test.each([
  [1, '1 Day'],
  [2, '1 Night / 2 Days'],
  [6, '5 Nights / 6 Days'],
])('%i days are %s', (days, text) => {
  expect(stayText(days)).toBe(text)
})

test.each([
  [['Munnar'], 'Munnar'],
  [['Kochi', 'Munnar', 'Alappuzha'], 'Kochi – Munnar – Alappuzha'],
  [['Kochi', 'Munnar', 'Thekkady', 'Kumarakom', 'Kovalam'], 'Kochi – 3 more – Kovalam'],
])('the line of %j is %s', (halts, line) => {
  expect(lineText(halts)).toBe(line)
})
