import type { Role } from './role.ts'

/** Who asks for something: a signed-in person, the program itself for a purpose of its own (the demo, a job), or a guest. */
export type Actor = SignedIn | Program | undefined
/** `provenAt`: when they last showed who they are, by signing in or by giving the password again. */
export type SignedIn = { id: string; role: Role; provenAt?: Date }
export type Program = { program: string }

/** Whether it is the program itself that asks. */
export function isProgram(actor: Actor): actor is Program {
  return actor !== undefined && 'program' in actor
}
