import { expect, test } from 'vitest'
import { readCheque } from './cheque.ts'

test('a cheque has one number however it is written (caught: one with zeros and one without)', () => {
  const read = (typed: string) => {
    const found = readCheque(typed)
    return found.ok ? found.value : undefined
  }
  for (const same of ['000123', '123', ' 000 123 ', 'CHEQUE-000123', 'chq 123', '0000123'])
    expect(read(same)).toBe('CHEQUE-000123')
  for (const same of ['000123 SBI', '123 sbi', 'sbi-123', 'SBI000123', 'CHEQUE-000123SBI', 'cheque 123 sbi'])
    expect(read(same)).toBe('CHEQUE-000123SBI')
  for (const none of ['', 'SBI', '000000', '1234567', '12 SBI 34', '000123-SBI-9', '633112345678'])
    expect(read(none)).toBeUndefined()
})
