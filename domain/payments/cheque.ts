const TYPED = /^(?:CHEQUE|CHQ)?(?:(\d+)([A-Z]{0,14})|([A-Z]{1,14}?)(\d+))$/
const FIGURES = 6
/** How long the number of a cheque is without its bank. */
export const CHEQUE_ALONE = `CHEQUE-${'0'.repeat(FIGURES)}`.length

/** The number of a cheque as it counts once: its six figures, whose zeros a spreadsheet drops, and its bank where that was said, as `CHEQUE-000123SBI`. Or what is wrong with it, in words. */
export function readCheque(typed: string): { ok: true; value: string } | { ok: false; fault: string } {
  const [, first, bankAfter, bankBefore, last] = TYPED.exec(typed.replace(/[\s-]/g, '').toUpperCase()) ?? []
  const figures = (first ?? last ?? '').replace(/^0+/, '')
  if (figures !== '' && figures.length <= FIGURES)
    return { ok: true, value: `CHEQUE-${figures.padStart(FIGURES, '0')}${bankAfter ?? bankBefore ?? ''}` }
  return {
    ok: false,
    fault: 'The six figures of the cheque’s number, as 000123; where two banks have one, with its bank, as 000123 SBI.',
  }
}
