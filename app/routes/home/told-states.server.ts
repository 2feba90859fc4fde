import { tellList } from '#app/parts/destination/told-list.server.ts'
import type { ToldList } from '#app/parts/destination/told-list.server.ts'
import type { State } from '#domain/catalogue/state.ts'
import { rememberedStatesByPackages } from '#domain/catalogue/states.server.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { Services } from '#domain/services.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { remembered } from '#platform/tag-memory.ts'

/** A state with how many tours stop in it, and what the cheapest costs whoever is looking. */
export type ToldState = State & ToldList

/** Every state that has tours, most tours first. */
export const toldStates = remembered(
  'told states',
  async (services: Services, today: CalendarDate, view: PartyView) => {
    const states = (await rememberedStatesByPackages(services)).filter(({ packageCount }) => packageCount > 0)
    return Promise.all(
      states.map(async ({ packageCount, ...state }): Promise<ToldState> => {
        const { fromRupees } = await tellList(services, { scope: { stateCode: state.code }, today, view })
        return { ...state, count: packageCount, fromRupees }
      }),
    )
  },
)
