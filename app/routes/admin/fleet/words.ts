/** "3 hires ahead", "no hire ahead". */
export function hiresText(hires: number): string {
  if (hires === 0) return 'no hire ahead'
  return hires === 1 ? '1 hire ahead' : `${hires} hires ahead`
}
