import { z } from "zod";
import { id, list } from "#app/platform/http/form-fields.server.ts";
import { answersPerPage } from "./answer-query.ts";

const refs = list(id(), { max: answersPerPage });

export const answerRefs = z.object({ id: refs });

export const senderRefs = z.object({ sender: refs });
