import * as build from "virtual:react-router/server-build";
import { serve } from "./serve.ts";
import { staticFiles } from "./static-files.ts";

// The production server: the built pages and their files.
await serve({ build, staticFiles: staticFiles("build/client"), development: false });
