/** What an order pays, as the payer and the gateway read it; of no booking it is the operator's own rupee. */
export function describeOrder({ parts }: { parts: readonly number[] }, reference: string | null): string {
  return reference === null ? 'A trial, given back at once' : `Booking ${reference}, part ${parts.join(', ')}`
}
