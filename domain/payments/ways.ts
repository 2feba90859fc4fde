import { PROVIDERS } from './payment.ts'
import type { ProviderName } from './payment.ts'
import type { Providers } from './provider.ts'

/** The ways to pay that the operator has set up, in the order they are shown. */
export async function listWays(providers: Providers): Promise<ProviderName[]> {
  const ready = await Promise.all(PROVIDERS.map(async (name) => (await providers[name]?.isReady()) ?? false))
  return PROVIDERS.filter((_name, at) => ready[at])
}
