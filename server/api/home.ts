import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listCitiesOfState } from '#domain/catalogue/cities.server.ts'
import type { State as StoredState } from '#domain/catalogue/state.ts'
import { findStateById, listStates } from '#domain/catalogue/states.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { HomeFooterEntry } from '#domain/settings/settings.ts'
import { formatMonths } from '#platform/dates.ts'
import { refusal } from '#web/refusals.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Id, Ref } from './shapes/ids.ts'
import { toUpload, Upload } from './shapes/upload.ts'

const City = z
  .object({
    _id: Id,
    name: z.string().openapi({ example: 'Munnar' }),
    url: z.string().openapi({ description: 'Its page is /india/{url}-tour-packages.', example: 'munnar' }),
    stateCode: z.string().openapi({ example: 'IN-KL' }),
  })
  .openapi('City')

const State = z
  .object({
    _id: Id,
    name: z.string().openapi({ example: 'Kerala' }),
    url: z.string().openapi({ description: 'Its page is /india/{url}-tour-packages.', example: 'kerala' }),
    code: z.string().openapi({ example: 'IN-KL' }),
  })
  .openapi('State')

const StateGlimpse = z
  .object({
    words: z.string().openapi({ example: 'Backwaters, tea hills and a long coast. Best from September to March.' }),
    uploads: z.array(Upload),
  })
  .openapi('StateGlimpse')

// The room's own schema may have been made before its kind learnt to describe itself.
const HomeFooter = z.array(
  z.object(HomeFooterEntry.shape).openapi('HomeFooterEntry', {
    example: {
      _id: '4k1m9x2c7q8v3n5b6z0a',
      category: 'category6',
      name: 'Famous cities',
      options: [
        { _id: '9v3n5b6z0a4k1m2c7q8x', name: 'Munnar', selectedItem: 'munnar', url: '/india/munnar-tour-packages' },
      ],
    },
  }),
)

const citiesCall = createRoute({
  method: 'get',
  path: '/api/home/headerCity',
  tags: ['Destinations'],
  summary: 'The places of a state, those most packages stop at first',
  request: {
    query: z.object({
      id: Ref.openapi({ description: '_id of the state.', example: '7q2x5c8v1n4b6z9a3m0k' }),
      with: z
        .enum(['state'], 'Only the state can come with its places.')
        .optional()
        .openapi({ description: 'Asks for a little of the state itself, for the menu that shows its places.' }),
    }),
  },
  responses: {
    200: good(z.object({ data: z.array(City), state: StateGlimpse.optional() }), 'Its places; may be none.'),
    400: refused('malformed', 'The id is missing or not an id.'),
    404: refused('unknown-state', 'No state has that id.'),
    ...always,
  },
})

const statesCall = createRoute({
  method: 'get',
  path: '/api/home/destinationHeader',
  tags: ['Destinations'],
  summary: 'The states and union territories of the destinations menu, by name',
  responses: {
    200: good(
      z.object({ data: z.array(z.object({ _id: Id, options: z.array(State) })) }),
      'One entry with all states.',
    ),
    ...always,
  },
})

function homeFooterCall<Path extends string>(path: Path) {
  return createRoute({
    method: 'get',
    path,
    tags: ['Header and footer'],
    summary: 'Themed experiences (category3), famous cities (category6) and famous attractions (category7)',
    responses: { 200: good(z.object({ data: HomeFooter }), 'The entries of the home footer.'), ...always },
  })
}

/** The calls the menus and the home page make. */
export function addHome(api: OpenAPIHono, { db }: Pick<ApiServices, 'db'>): void {
  api.openapi(citiesCall, async (c) => {
    const { id: stateId, with: more } = c.req.valid('query')
    const state = await findStateById(db, stateId)
    if (!state) return c.json(...refusal('unknown-state'))
    const cities = await listCitiesOfState(db, state.code)
    const data = cities.map(({ id, name, url, stateCode }) => ({ _id: id, name, url, stateCode }))
    return c.json(more === 'state' ? { data, state: toGlimpse(state) } : { data }, 200)
  })
  api.openapi(statesCall, async (c) => {
    const options = (await listStates(db)).map(({ id, name, url, code }) => ({ _id: id, name, url, code }))
    return c.json({ data: [{ _id: 'destinations', options }] }, 200)
  })
  for (const path of ['/api/homefooter', '/api/home/homefooter'] as const)
    api.openapi(homeFooterCall(path), async (c) => c.json({ data: (await findSetting(db, 'homeFooter')) ?? [] }, 200))
}

function toGlimpse({ summary, months, picture }: StoredState): z.infer<typeof StateGlimpse> {
  const best = months.length === 12 ? 'Good all year.' : `Best from ${formatMonths(months)}.`
  return { words: `${summary.replace(/\.?$/, '.')} ${best}`, uploads: [toUpload(picture)] }
}
