import { rememberedCategories } from '#domain/catalogue/categories.server.ts'
import { rememberedStatesByPackages } from '#domain/catalogue/states.server.ts'
import type { Services } from '#domain/services.server.ts'

const MOST_STATES = 4
const MOST_KINDS = 2

/** What is worth asking for: the states and the kinds of tour this site has most of. */
export async function popularNames(services: Pick<Services, 'db' | 'memory'>): Promise<string[]> {
  const named = ({ name }: { name: string }) => name
  const states = (await rememberedStatesByPackages(services)).filter(({ packageCount }) => packageCount > 0)
  const kinds = (await rememberedCategories(services))
    .filter(({ packageCount }) => packageCount > 0)
    .toSorted((one, other) => other.packageCount - one.packageCount)
  return [...states.slice(0, MOST_STATES).map(named), ...kinds.slice(0, MOST_KINDS).map(named)]
}
