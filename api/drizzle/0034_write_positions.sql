CREATE TABLE "write_positions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
