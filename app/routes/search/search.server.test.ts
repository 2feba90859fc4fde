import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { describe, expect } from 'vitest'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { LENT_RATINGS, LENT_STARS } from '#domain/catalogue/lent-ratings.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { partyParams } from '#domain/party/party.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { openSearch } from '#domain/search/search.server.ts'
import { missedSearches } from '#domain/visits/tables.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { hills, houseboat, pinkCity, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import SearchPage from './search.tsx'
import { answerSearch, countVain } from './search.server.ts'

const EMPTY = { text: '', href: '/', link: '' }

async function ask(db: Db, query: string) {
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  return answerSearch(services, new URLSearchParams(query))
}

async function found(db: Db, query: string) {
  const { listing } = await ask(db, query)
  return listing?.items.map(({ card }) => card.id)
}

describe('the search page', () => {
  test('counts what is looked for in vain, and nothing that is found (caught: every search counted)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const services = { ...apiServices(db), log: { warn: expect.unreachable } } as unknown as Services
    for (const query of ['q=Xyzzyland', 'q=munnar', 'q=+', 'q=call+9812345678']) {
      const answer = await ask(db, query)
      countVain(services, answer)
    }
    await expect.poll(() => db.select().from(missedSearches)).toMatchObject([{ words: 'xyzzyland', times: 1 }])
  })

  test('shows what fits the words and what they say beside themselves', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { listing, sentence } = await ask(db, 'q=munnar+under+20k+in+january')
    expect(listing?.items.map(({ card }) => card.id)).toEqual([ridgeWalk.id])
    expect(listing?.all).toBeGreaterThan(1)
    expect(listing?.query).toMatchObject({ words: 'munnar', sort: 'given' })
    expect(listing?.chips.map(({ text, words }) => [text, words])).toEqual([
      ['Under ₹20,000', 'munnar in january'],
      ['January 2027', 'munnar under 20k'],
    ])
    expect(sentence.rest).toBe('munnar')
  })

  test('what fits part of the words stands apart, in no count (caught: fillers counted)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { listing } = await ask(db, 'q=munnar+backwaters')
    const fitting = listing!.items.map(({ card }) => card.id)
    const partly = listing!.nearest.map(({ card }) => card.id)
    expect([listing!.total, listing!.all, fitting.length]).toEqual([fitting.length, fitting.length, listing!.total])
    expect(fitting).toContain(houseboat.id)
    expect(partly.length).toBeGreaterThan(0)
    expect(partly.filter((id) => fitting.includes(id))).toEqual([])
    expect(listing!.nearest[0]?.differs).toBe('Fits part of your words')
  })

  test('walks follow what is driven where tours are asked for, however they are ordered, but not one that is named (caught: walks first)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    for (const query of ['q=kerala+tour', 'q=cheapest+kerala+tour', 'q=shortest+tours'])
      expect([query, (await found(db, query))?.at(-1)]).toEqual([query, ridgeWalk.id])
    await db.update(packages).set({ summary: 'Below the Anamudi ridge.' }).where(eq(packages.id, hills.id))
    expect(await found(db, 'q=anamudi+ridge+tour')).toEqual([ridgeWalk.id, hills.id])
  })

  test('a sight that is asked for by its name is gone to before anything that has its words (caught: two kinds of words)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    await db.update(packages).set({ name: 'Hawa Hills and the Mahal' }).where(eq(packages.id, hills.id))
    expect(await found(db, 'q=hawa+mahal')).toEqual([pinkCity.id, hills.id])
  })

  test('names the party of the address before anything is asked and after', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const query of ['adults=2', 'adults=2&q=munnar']) {
      const answer = await ask(db, query)
      expect(answer.party).toMatchObject({ party: { adults: 2 } })
      const page = renderOnSheet(createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never))
      expect(page.toString()).toContain('2 adults')
      expect(page.toString()).not.toContain('Say who travels')
    }
  })

  test('says of the best rated how they are reckoned, of treks too', async ({ db }) => {
    await saveCatalogueFixture(db)
    const answer = await ask(db, 'q=munnar&sort=rating')
    const page = renderOnSheet(createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never))
    expect(page.toString()).toContain(
      `every journey is lent ${LENT_RATINGS} ratings of ${LENT_STARS} stars, so that many count for more than a few.`,
    )
  })

  test('without words lists every package the filters leave', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await found(db, 'days=-2')).toEqual([pinkCity.id])
    expect(await found(db, 'q=2+days')).toEqual([pinkCity.id])
    expect(await found(db, 'q=near+alleppey+5+days')).toEqual([houseboat.id])
    expect((await ask(db, 'q=&month=&days=')).listing).toBeUndefined()
  })

  // caught: an address that named a length was overruled by the one in the sentence.
  test('believes the address before the sentence, and shows no chip for what is not in force', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { listing } = await ask(db, 'q=munnar+2+days&days=5-5')
    expect(listing?.items.map(({ card }) => card.id)).toEqual([houseboat.id])
    expect(listing?.chips.map(({ key, text }) => [key, text])).toEqual([['days', '5 days']])
  })

  test('shows no days for which a month was chosen (caught: the chip of the sentence’s day kept)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { listing } = await ask(db, 'q=munnar+15+december&month=1')
    expect(listing?.query.filters).toMatchObject({ month: 1, dates: undefined })
    expect(listing?.chips.map(({ key }) => key)).toEqual(['month'])
  })

  test('asks for no day that is over, nor one nothing is planned for', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const dates of ['2020-01-01', '9999-12-01..9999-12-31']) {
      const { listing } = await ask(db, `q=munnar&dates=${dates}`)
      expect(listing).toMatchObject({ query: { filters: NO_FILTERS }, chips: [] })
      expect(listing?.total).toBe(listing?.all)
    }
  })

  test('puts what was found in any order, best fit being the usual one', async ({ db }) => {
    await saveCatalogueFixture(db)
    const cheapest = await found(db, 'q=munnar&sort=price')
    expect(cheapest?.[0]).toBe(ridgeWalk.id)
    expect((await found(db, 'q=tea+hills'))?.[0]).toBe(hills.id)
    // Caught: the cheapest walk after the dearest of the others.
    expect(await found(db, 'q=munnar+tour&sort=price')).toEqual(cheapest)
  })

  test('leaves out what nobody wants to see, and begins with the cheapest where that is asked', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await found(db, 'q=munnar')).toContain(ridgeWalk.id)
    const without = await found(db, 'q=munnar+without+ridge')
    expect(without).not.toContain(ridgeWalk.id)
    expect(without?.length).toBeGreaterThan(0)
    expect(await found(db, 'q=without+ridge')).toEqual(expect.not.arrayContaining([ridgeWalk.id]))
    expect(await found(db, 'q=cheapest+munnar')).toEqual(await found(db, 'q=munnar&sort=price'))
  })

  // Caught: a family's budget taken for what each of them may pay, where its children have no ages too.
  test('reads a budget of several as what all of them pay', async ({ db }) => {
    await saveCatalogueFixture(db)
    const together = await ask(db, 'q=munnar+for+4+people+under+60000')
    expect(together.listing?.party).toMatchObject({ party: { adults: 4 }, per: 'total' })
    const asAddress = await ask(db, 'q=munnar+under+60000&adults=4')
    expect(together.listing?.items.map(({ card }) => card.id)).toEqual(
      asAddress.listing?.items.map(({ card }) => card.id),
    )
    for (const children of ['2 adults 2 kids', 'family of 4 with 2 kids', '3 adults 1 kid']) {
      const some = await ask(db, `q=munnar ${children} under 60000`)
      expect([children, some.listing?.party, some.listing?.items]).toEqual([
        children,
        together.listing?.party,
        together.listing?.items.map((card) => ({ ...card, dayQuery: expect.stringContaining('adults=4') })),
      ])
    }
    const { body } = await askApi(db, '/api/search-api?q=munnar+for+4+people+under+60000', {
      search: await openSearch({ db, kind: 'memory' }),
    })
    expect(body['data']).toMatchObject(together.listing!.items.map(({ card }) => ({ _id: card.id })))
    const each = await ask(db, 'q=munnar+for+4+people+under+6000')
    expect(each.listing?.party.party).toBeUndefined()
  })

  test('a budget a head is held against one adult, or all of them by the total of all (caught: against the total of three)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const three = 'munnar 2 adults 1 kid 8 under'
    const asked = [
      [`${three} 8000`, '', '', 8000],
      [`${three} 30000 per person`, '', '', 30_000],
      [`${three} 60000`, '', 'adults=2&ages=8', 60_000],
      ['munnar under 20000 per person', '&adults=3', 'adults=3', 60_000],
    ] as const
    for (const [q, address, party, most] of asked) {
      const { listing } = await ask(db, `${new URLSearchParams({ q })}${address}`)
      expect([q, String(partyParams(listing!.party))]).toEqual([q, party])
      expect(listing?.query.filters.price).toEqual({ from: undefined, to: most })
    }
  })

  test('a list for a party its words name leads to its prices everywhere, one for another party needs not', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const typed = 'q=munnar+2+adults+1+kid+5+under+9+lakh&from=kochi'
    const named = 'adults=2&ages=5'
    for (const [address, isNamed] of [
      [typed, true],
      [`${typed}&${named}&price=-900000&sort=price`, true],
      [`${typed}&adults=3`, false],
    ] as const) {
      const { listing } = await ask(db, address)
      const page = renderOnSheet(createElement(PackageList, { listing: listing!, path: '/search', empty: EMPTY }))
      const links = [...page.toString().matchAll(/href="(\/(?:search|package)[^"]*)"/g)].map(([, to]) => to!)
      const keep = links.filter((to) => to.replaceAll('&amp;', '&').includes(named))
      const form = /<form id="narrow".*?<\/form>/s.exec(page.toString())?.[0]
      expect([address, keep.length > 3, form?.includes('name="ages" value="5"')]).toEqual([address, isNamed, isNamed])
      expect(form).toContain('name="from" checked="" value="kochi"')
    }
  })

  test('whoever sees the prices of another party is offered their own (caught: any party taken for the one typed)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const asked = [
      ['adults=2&ages=8-5', '2 adults 1 kid 3', 'Show the total for 2 adults, 1 child aged 3'],
      ['adults=2&ages=8-5', '2 adults 2 kids 5 and 8', undefined],
      ['adults=2&ages=8-5', 'family of 4', undefined],
      ['adults=3', '2 adults 1 kid', 'Say how old the children are for your total'],
      ['', '2 adults 1 kid under 60000', 'Prices are for 3 adults, each child counted as an adult.'],
      ['adults=2', '2 adults 1 kid', 'Prices are for 2 adults. '],
      ['', 'for 4 people', 'Show the total for 4 adults'],
    ] as const
    for (const [party, said, offer] of asked) {
      const answer = await ask(db, `${party}&q=munnar ${said}`)
      const page = renderOnSheet(createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never))
      if (offer) expect(page.toString()).toContain(offer)
      else expect(page.toString()).not.toContain('Prices are for')
    }
  })

  test('answers what is asked about a place, or nothing: how a state is reached nobody knows', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect((await ask(db, 'q=munnar+kitna')).answer).toMatchObject({ name: 'Munnar' })
    expect((await ask(db, 'q=how+to+reach+kerala')).answer).toBeUndefined()
  })

  test('names tours beside the page that helps', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { help, listing } = await ask(db, 'q=whatsapp+tours')
    expect(help).toMatchObject([{ slug: 'contact-us' }])
    expect(listing?.total).toBeGreaterThan(1)
    expect((await ask(db, 'q=whatsapp')).listing).toBeUndefined()
  })

  test('offers what is nearest when the filters leave nothing', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { listing } = await ask(db, 'q=munnar+under+%E2%82%B9600')
    expect(listing).toMatchObject({ total: 0, looser: { letGo: 'price' } })
    expect(listing?.nearest.map(({ card }) => card.id)).toContain(ridgeWalk.id)
  })

  test('shows the tours of a place when none of them starts where one lives', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { listing } = await ask(db, 'q=munnar&from=new-delhi')
    expect(listing).toMatchObject({ total: 0, looser: { letGo: 'from' } })
    const whole = await ask(db, 'q=munnar')
    expect(listing?.nearest.map(({ card }) => card.id)).toEqual(whole.listing?.items.map(({ card }) => card.id))
  })
})
