import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'zero rupees'],
  [1_00, 'one rupee'],
  [1, 'one paisa'],
  [91_271_00, 'ninety-one thousand two hundred and seventy-one rupees'],
  [64_208_00, 'sixty-four thousand two hundred and eight rupees'],
  [3_057_50, 'three thousand fifty-seven rupees and fifty paise'],
  [1_00_000_00, 'one lakh rupees'],
  [12_34_567_89, 'twelve lakh thirty-four thousand five hundred and sixty-seven rupees and eighty-nine paise'],
  [10_00_00_000_00, 'ten crore rupees'],
  [
    123_45_67_890_00,
    'one hundred and twenty-three crore forty-five lakh sixty-seven thousand eight hundred and ninety rupees',
  ],
  [-2_19_00, 'minus two hundred and nineteen rupees'],
])('%i paise: %s', (paise, words) => expect(amountInWords(paise)).toBe(words))
