/** Lets whoever asks for something that is already being made wait for that, instead of making it twice. */
export type SingleFlight<Made> = {
  join(key: string, make: () => Promise<Made>): Promise<Made>
  /** Resolves when everything now being made is done, well or not. */
  settled(): Promise<void>
}

/** A single flight; a failure is told to all who joined and forgotten. */
export function singleFlight<Made>(): SingleFlight<Made> {
  const flights = new Map<string, Promise<Made>>()

  function join(key: string, make: () => Promise<Made>): Promise<Made> {
    const joined = flights.get(key)
    if (joined) return joined
    const flight = make().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  async function settled(): Promise<void> {
    await Promise.allSettled(flights.values())
  }

  return { join, settled }
}
