import { z } from "zod";
import { ids } from "#app/platform/http/form-fields.server.ts";
import { answersPerPage } from "./answer-query.ts";

const refs = ids({ max: answersPerPage });

export const answerRefs = z.object({ id: refs });

export const senderRefs = z.object({ sender: refs });
