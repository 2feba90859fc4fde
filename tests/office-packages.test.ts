import { describe, expect, inject, test } from 'vitest'
import { formIn as formNamed } from './form-in.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'

const site = () => ({ url: inject('siteUrl') })
const TOUR = 'Agartala and Neermahal'

const formIn = (html: string) => formNamed(html, 'id="part"')

type Office = Awaited<ReturnType<typeof signedIn>>

async function idOf(office: Office, name: string): Promise<string> {
  const { html } = await office(`/admin/packages?${new URLSearchParams({ q: name })}`)
  return /href="\/admin\/packages\/([0-9a-z]{20})"/.exec(html)?.[1] ?? ''
}

describe('the editor of packages, without a script', () => {
  test('sends back what it shows: nothing is changed by saving, part by part', async () => {
    const owner = await signedIn(site(), 'owner')
    const id = await idOf(owner, TOUR)
    for (const part of ['', '/halts', '/days', '/words', '/pictures', '/prices']) {
      const page = `/admin/packages/${id}${part}`
      const { html } = await owner(page)
      expect([part, (await owner(page, formIn(html))).location]).toEqual([part, `${page}?done=kept`])
    }
    expect((await owner(`/admin/packages/${id}/history`)).html).toContain('Nothing was written here yet')
  })

  test('says above each part what the list finds worth mending, with the way to where it is mended (caught: said in the list alone)', async () => {
    const owner = await signedIn(site(), 'owner')
    const { html } = await owner('/admin/packages?view=mend')
    const rows = [...html.matchAll(/<tr role="row" id="row-([0-9a-z]{20})"[^]*?<\/tr>/g)]
    expect(rows.length).toBeGreaterThan(1)
    const wordsIn = (html: string) =>
      [...html.matchAll(/lucide-triangle-alert[^]*?<\/svg>(?:<(?:a|span)[^>]*>)?([^<]+)</g)].map(([, words]) => words)
    for (const [row, id] of rows.slice(0, 4)) {
      const page = await owner(`/admin/packages/${id}`)
      const [head = ''] = /aria-label="Worth mending">[^]*?<\/ul>/.exec(page.html) ?? []
      expect(wordsIn(head)).toEqual(wordsIn(row))
      for (const [, to = ''] of head.matchAll(/href="([^"]+)"/g)) {
        const [path = '', field] = to.split('#')
        const led = await owner(path)
        expect([to, led.status]).toEqual([to, 200])
        expect(led.html).toContain(
          field ? `id="${field}"` : path.includes('departures') ? 'intent" value="add"' : 'pictureIds',
        )
      }
      expect((await owner(`/admin/packages/${id}/history`)).html).toContain('Worth mending')
    }
  })

  test('keeps all that was typed through a fault, and shows bills of what is not saved', async () => {
    const owner = await signedIn(site(), 'owner')
    const page = `/admin/packages/${await idOf(owner, TOUR)}/prices`
    const form = formIn((await owner(page)).html)
    const slipped = await owner(page, { ...form, 'grid.twin': 'ten thousand', 'rates.extras.1.name': 'A <boat>' })
    expect(slipped.status).toBe(400)
    for (const words of ['value="ten thousand"', 'A price is a sum in rupees', 'value="A &lt;boat&gt;"'])
      expect(slipped.html).toContain(words)
    const tried = await owner(page, { ...form, 'grid.twin': '10,000', 'grid.triple': '', do: 'again' })
    expect([tried.status, tried.html.includes('They pay <b>₹21,000</b>')]).toEqual([200, true])
    expect((await owner(page)).html).not.toContain('value="10,000"')
  })

  test('moves a halt by a press, and publishes it with a reason', async () => {
    const owner = await signedIn(site(), 'owner')
    const name = 'Kerala Ayurveda'
    const id = await idOf(owner, name)
    const page = `/admin/packages/${id}/halts`
    const halts = (html: string) =>
      [...html.matchAll(/<li data-name="([^"]+)"[^>]*><input type="hidden" name="stops\.\d+\.cityId"/g)].map(
        ([, city]) => city,
      )
    const before = (await owner(page)).html
    const [first, second, ...rest] = halts(before)
    expect((await owner(page, { ...formIn(before), do: 'stops.up.1' })).location).toBe(`${page}?done=kept`)
    const after = (await owner(page)).html
    expect(halts(after)).toEqual([second, first, ...rest])
    const guest = plainBrowser(site())
    const publicHalts = async () => (await guest('/package/kerala-ayurveda')).html
    const was = await publicHalts()
    expect((await owner(`/admin/packages/${id}/preview`)).html).toContain('Nobody outside sees this')
    expect((await guest(`/admin/packages/${id}/preview`)).html).not.toContain('Nobody outside sees this')
    const publish = `/admin/packages/${id}/publish`
    const shown = (await owner(publish)).html
    const [, stood = ''] = /name="stood" value="([^"]+)"/.exec(shown) ?? []
    const given = { intent: 'publish', csrfToken: tokenIn(shown), stood, why: 'The sea first' }
    expect((await owner(publish, given)).location).toBe(`${publish}?done=published`)
    await expect.poll(async () => (await publicHalts()) === was).toBe(false)
    expect((await owner(`/admin/packages/${id}/history`)).html).toContain('The sea first')
    expect((await owner(publish, given)).status).toBe(409)
  })

  test('begins a package from nothing, which is nowhere before it is published', async () => {
    const owner = await signedIn(site(), 'owner')
    const { html } = await owner('/admin/packages/new')
    const begun = await owner('/admin/packages/new', {
      intent: 'begin',
      csrfToken: tokenIn(html),
      name: 'Halts of tea and mist',
      kind: 'tour',
      days: '2',
    })
    expect(begun.location).toMatch(/^\/admin\/packages\/[0-9a-z]{20}\?done=begun$/)
    const page = begun.location!.split('?')[0]!
    expect((await owner(`${page}/publish`)).html).toContain('To put right first')
    expect((await owner('/admin/packages/drafts')).html).toContain('Halts of tea and mist')
    expect((await plainBrowser(site())('/package/halts-of-tea-and-mist')).status).toBe(404)
    expect((await owner(`${page}/preview`)).html).toContain('Too little is written yet')
    // A draft of the list of all, by its filters and in its file, and of no list of what is or was public.
    const holds = async (path: string) => (await owner(path)).html.includes('Halts of tea and mist')
    const of = 'q=halts+of+tea&kind='
    const lists = [`?${of}tour`, `/drafts?${of}tour&new=1`, `?${of}trek`, `?view=public&${of}tour`]
    expect(await Promise.all(lists.map((list) => holds(`/admin/packages${list}`)))).toEqual([true, true, false, false])
    const csv = (await owner(`/admin/packages/csv?${of}tour`)).html
    expect(csv).toMatch(/Halts of tea and mist,halts-of-tea-and-mist,no,tour,[^\r\n]*,draft\r?\n/)
    expect(await holds(`/admin/packages/csv?view=public&${of}tour`)).toBe(false)
  })
})
