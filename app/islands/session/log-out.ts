import { fieldsIn } from '#app/islands/answer.ts'
import { announce } from './other-tabs.ts'
import { keepPerson } from './person.ts'
import { getSession } from './session.ts'

/** Ends the session and says what came of it, in the words of SPEC §8. */
export async function logOut(): Promise<{ ok: boolean; message: string }> {
  try {
    const response = await fetch('/api/authentication/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{}',
    })
    const { success } = fieldsIn(await response.json())
    if (!response.ok || !success) return { ok: false, message: 'Something went wrong' }
    keepPerson(undefined)
    announce('signout')
    void getSession({ broadcast: false })
    return { ok: true, message: 'User Logout Successfully' }
  } catch (error) {
    console.error('Failed to log out: ', error)
    return { ok: false, message: 'Something went wrong during logout' }
  }
}
