import { implementActions } from "#app/platform/http/actions.server.ts";
import { type Participant, requireParticipant } from "./access.server.ts";
import { conversationActions } from "./actions.ts";
import { block, markRead, report, sendMessage, setMuted, unblock } from "./commands.server.ts";
import { messageForm, noFields, readForm, reportForm } from "./schema.ts";

export const handleConversationAction = implementActions(
  conversationActions,
  (request, { id }) => requireParticipant(request, id),
  {
    send: { input: messageForm, run: sendMessage },
    read: {
      input: readForm,
      run: (participant: Participant, { until }) => markRead(participant, until),
    },
    mute: { input: noFields, run: (participant: Participant) => setMuted(participant, true) },
    unmute: { input: noFields, run: (participant: Participant) => setMuted(participant, false) },
    block: { input: noFields, run: (participant: Participant) => block(participant) },
    unblock: { input: noFields, run: (participant: Participant) => unblock(participant) },
    report: { input: reportForm, run: report },
  },
);
