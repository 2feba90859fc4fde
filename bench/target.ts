/** What PERFORMANCE asks for, what this run measured, and whether it holds. */
export type Verdict = { target: string; must: string; measured: string; holds: boolean | undefined }

/** A target met when `value` is at most (or at least) `must`; an unmeasured value holds nothing. */
export function judge(
  target: string,
  value: number | undefined,
  { atMost, atLeast, unit = '', digits = 2 }: { atMost?: number; atLeast?: number; unit?: string; digits?: number },
): Verdict {
  const must = atMost === undefined ? `≥ ${atLeast}${unit}` : `≤ ${atMost}${unit}`
  if (value === undefined || Number.isNaN(value)) return { target, must, measured: 'not measured', holds: undefined }
  const holds = atMost === undefined ? value >= (atLeast ?? 0) : value <= atMost
  return { target, must, measured: `${value.toFixed(digits)}${unit}`, holds }
}

/** A target this run says nothing about, and why. */
export function unmeasured(target: string, must: string, why: string): Verdict {
  return { target, must, measured: `not measured: ${why}`, holds: undefined }
}
