import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a cell that a spreadsheet would reckon is words', () => {
  const typed = ['=HYPERLINK("x")', '+91 98', '-2+3', '@sum', '\t=1', '  =1', "'=1", 'a=1', '9,8', 'say "no"', -5, null]
  expect(csvLine(typed)).toBe(
    `"'=HYPERLINK(""x"")",'+91 98,'-2+3,'@sum,'\t=1,'  =1,''=1,a=1,"9,8","say ""no""",-5,\r\n`,
  )
})
