import { expect, test } from 'vitest'
import { refuseForm, refuseMobile } from './modes.ts'

test('a mobile number has at least 8 characters', () => {
  expect(refuseMobile('9876543')).toBe('Please enter a valid mobile number.')
  expect(refuseMobile(undefined)).toBe('Please enter a valid mobile number.')
  expect(refuseMobile('98765432')).toBeUndefined()
})

test('an account and a new password ask for a proven mobile number', () => {
  expect(refuseForm('login', {}, 'not-sent')).toBeUndefined()
  expect(refuseForm('register', {}, 'not-sent')).toBe('Please send OTP first.')
  expect(refuseForm('forgot', {}, 'sent')).toBe('Please verify OTP first.')
  expect(refuseForm('forgot', {}, 'verified')).toBe('Please enter new password.')
  expect(refuseForm('forgot', { newPassword: 'a long one' }, 'verified')).toBeUndefined()
})
