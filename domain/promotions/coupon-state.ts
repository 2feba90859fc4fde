export const PROMOTION_KINDS = ['coupon', 'early-bird'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** How a coupon stands: it begins later, takes something off, has no use left, or its days are over. */
export const COUPON_STATES = ['running', 'ahead', 'used-up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]
