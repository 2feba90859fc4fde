/** What an identity provider is called here; one that is not offered any more keeps its id. */
export function providerName(id: string, providers: readonly { id: string; name: string }[]): string {
  return providers.find((provider) => provider.id === id)?.name ?? id
}
