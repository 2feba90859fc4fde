-- contract: the one below takes its place; the version before writes no row that it refuses
ALTER TABLE "group_shares" DROP CONSTRAINT "group_shares_share";--> statement-breakpoint
-- contract: it refuses nothing that the one before took
ALTER TABLE "group_shares" ADD CONSTRAINT "group_shares_places" CHECK ("group_shares"."share" >= 0 or "group_shares"."places" = '{}');