import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listCitiesOfState } from '#domain/catalogue/cities.server.ts'
import { findStateById, listStates } from '#domain/catalogue/states.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { HomeFooterEntry } from '#domain/settings/settings.ts'
import { refusal } from '#server/errors.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Id, Ref } from './shapes/ids.ts'

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

// The room's own schema may have been made before its kind learnt to describe itself.
const HomeFooter = z.array(z.object(HomeFooterEntry.shape).openapi('HomeFooterEntry'))

const citiesCall = createRoute({
  method: 'get',
  path: '/api/home/headerCity',
  tags: ['Destinations'],
  summary: 'The places of a state, those most packages stop at first',
  request: { query: z.object({ id: Ref.openapi({ description: '_id of the state.' }) }) },
  responses: {
    200: good(z.object({ data: z.array(City) }), 'Its places; may be none.'),
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
    const state = await findStateById(db, c.req.valid('query').id)
    if (!state) return c.json(...refusal('unknown-state'))
    const cities = await listCitiesOfState(db, state.code)
    return c.json({ data: cities.map(({ id, name, url, stateCode }) => ({ _id: id, name, url, stateCode })) }, 200)
  })
  api.openapi(statesCall, async (c) => {
    const options = (await listStates(db)).map(({ id, name, url, code }) => ({ _id: id, name, url, code }))
    return c.json({ data: [{ _id: 'destinations', options }] }, 200)
  })
  for (const path of ['/api/homefooter', '/api/home/homefooter'] as const)
    api.openapi(homeFooterCall(path), async (c) => c.json({ data: (await findSetting(db, 'homeFooter')) ?? [] }, 200))
}
