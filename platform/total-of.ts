/** How many there are in all of what was read up to `limit`: the database has to count only where that was reached. */
export async function totalOf(
  read: readonly unknown[],
  { limit, count }: { limit: number; count: () => Promise<number> },
): Promise<number> {
  return read.length < limit ? read.length : count()
}
