import { Names } from "../../skirmish/names";

export const NAMES = new Names(["classic"], "zombie");
