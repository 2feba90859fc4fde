import { expect, test } from 'vitest'
import { MODE_FACTS, pick, refuseForm, refuseMobile, refuseOtp } from './modes.ts'

const about = (field: string, message: string) => ({ ok: false, message, fields: [field] })

test('a mobile number has at least 8 characters', () => {
  expect(refuseMobile('9876543')).toEqual(about('mobile', 'Please enter a valid mobile number.'))
  expect(refuseMobile(undefined)?.message).toBe('Please enter a valid mobile number.')
  expect(refuseMobile('98765432')).toBeUndefined()
})

test('an account and a new password ask first for the OTP, then for what is required', () => {
  const whole = { name: 'Asha', email: 'asha@example.in', password: 'a long one' }
  const refused = [
    refuseForm('register', {}, 'not-sent'),
    refuseForm('register', whole, 'sent'),
    refuseForm('register', { ...whole, name: '' }, 'verified'),
    refuseForm('register', { ...whole, email: '' }, 'verified'),
    refuseForm('register', { ...whole, password: '' }, 'verified'),
    refuseForm('register', whole, 'verified'),
    refuseForm('forgot', {}, 'not-sent'),
    refuseForm('forgot', {}, 'sent'),
    refuseForm('forgot', {}, 'verified'),
    refuseForm('forgot', { newPassword: 'a long one' }, 'verified'),
    refuseForm('forgot', { email: 'asha@example.in', newPassword: 'a long one' }, 'verified'),
  ]
  expect(refused).toEqual([
    about('mobile', 'Please send OTP first.'),
    about('otp', 'Please verify OTP first.'),
    about('name', 'Please enter your name.'),
    about('email', 'Please enter a valid email address.'),
    about('password', 'Please enter your password.'),
    undefined,
    about('mobile', 'Please send OTP first.'),
    about('otp', 'Please verify OTP first.'),
    about('newPassword', 'Please enter new password.'),
    about('email', 'Please enter a valid email address.'),
    undefined,
  ])
})

test('a login asks for both of its fields', () => {
  expect(refuseForm('login', {}, 'not-sent')).toEqual(about('email', 'Please enter a valid email address.'))
  expect(refuseForm('login', { email: 'asha@example.in' }, 'not-sent')).toEqual(
    about('password', 'Please enter your password.'),
  )
  expect(refuseForm('login', { email: 'asha@example.in', password: 'x' }, 'not-sent')).toBeUndefined()
})

test('an OTP is verified when there is one', () => {
  expect(refuseOtp(' ')).toEqual(about('otp', 'Please enter OTP.'))
  expect(refuseOtp('123456')).toBeUndefined()
})

test('a login is sent what its payload names; an account and a new password the whole form', () => {
  const typed = { email: 'asha@example.in', password: 'a long one', mobile: '+919876543210', otp: '123456' }
  expect(pick(typed, MODE_FACTS.login.sends)).toEqual({ email: 'asha@example.in', password: 'a long one' })
  const whole = { ...typed, name: '', newPassword: '', countryCode: '' }
  expect(pick(typed, MODE_FACTS.register.sends)).toEqual(whole)
  expect(pick(typed, MODE_FACTS.forgot.sends)).toEqual(whole)
})
