/** What a command answers: the value, or the reason it refused. Unexpected errors are thrown instead. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason }

/** A success holding `value`. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** Why something was refused; undefined of what was not. */
export function reasonIn<Reason extends string>(answer: Result<unknown, Reason>): Reason | undefined {
  return answer.ok ? undefined : answer.reason
}

/** An expected refusal. */
export function refused<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason }
}
