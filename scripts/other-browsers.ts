import { systemProgram } from "./system-program.ts";

/** Firefox speaks WebDriver BiDi by itself; WebKit has a driver of its own. Both come from the system's packages. */
export const firefoxPath = (): string =>
  systemProgram("Firefox", [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"], {
    apt: ["firefox-esr"],
    dnf: ["firefox"],
  });

export const webkitDriverPath = (): string =>
  systemProgram("WebKit's driver", [process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"], {
    apt: ["webkit2gtk-driver", "xvfb"],
    dnf: ["webkitgtk6.0", "xorg-x11-server-Xvfb"],
  });
