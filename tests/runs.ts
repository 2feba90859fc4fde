/** How many cases a property is tried with: a tenth of them in `npm run test:quick`, and as many as `RUNS` says for a long look. */
export function runs(whole: number): number {
  const wanted = Number(process.env['RUNS'] ?? 0)
  if (wanted > 0) return wanted
  return process.env['TEST_MODE'] === 'quick' ? Math.ceil(whole / 10) : whole
}
