import { expect, test } from 'vitest'
import { MODE_FACTS, pick, refuseForm, refuseMobile, refuseOtp } from './modes.ts'

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

test('an OTP is verified when there is one', () => {
  expect(refuseOtp(' ')).toBe('Please enter OTP.')
  expect(refuseOtp('123456')).toBeUndefined()
})

test('a call is sent what its payload names, and nothing else of the form', () => {
  const typed = { email: 'asha@example.in', password: 'a long one', mobile: '+919876543210', newPassword: '' }
  expect(pick(typed, MODE_FACTS.login.sends)).toEqual({ email: 'asha@example.in', password: 'a long one' })
  expect(pick(typed, MODE_FACTS.forgot.sends)).toEqual({
    email: 'asha@example.in',
    mobile: '+919876543210',
    newPassword: '',
  })
})
