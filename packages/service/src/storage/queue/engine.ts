export { fromKysely, PgBoss } from "pg-boss";
