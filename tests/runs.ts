/** How many cases a property is tried with: a tenth of them in `npm run test:quick`. */
export function runs(whole: number): number {
  return import.meta.env.MODE === 'quick' ? Math.ceil(whole / 10) : whole
}
