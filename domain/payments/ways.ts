import { OFFERED_WAYS } from './payment.ts'
import type { OfferedWay } from './payment.ts'
import type { Providers } from './provider.ts'

/** The ways to pay that the operator has set up, in the order they are shown. */
export async function listWays(providers: Providers): Promise<OfferedWay[]> {
  const ready = await Promise.all(OFFERED_WAYS.map(async (name) => (await providers[name]?.isReady()) ?? false))
  return OFFERED_WAYS.filter((_name, at) => ready[at])
}
