# Varnish in front: keeps public pages by the site's own headers, gives what it has while the site is away, and drops what it is told.
#   CDN_TOKEN=… varnishd -f /etc/varnish/padav.vcl -a :8080 -p http_gzip_support=off
# The site is told CDN=varnish, CDN_PURGE_URL=http://127.0.0.1:8080/ and the same CDN_TOKEN; TRUST_PROXY names this Varnish, 127.0.0.1 here, and the terminators.
vcl 4.1;
import std;

backend padav {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# The machines the site runs on.
acl site { "127.0.0.1"; "::1"; }

# Where TLS ends before this Varnish: what they say of a visitor's address is believed. By the PROXY protocol (-a :8080,PROXY) it is known without.
acl terminators { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    # Whoever comes by a terminator on the same machine is no site: it names somebody before itself.
    if (client.ip !~ site || req.http.x-forwarded-for != "" + client.ip || std.getenv("CDN_TOKEN") == "" || req.http.x-cdn-token != std.getenv("CDN_TOKEN")) {
      return (synth(403));
    }
    if (!std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(200));
  }
  # Counted and watched from inside alone.
  if (req.url ~ "^/metrics([?]|$)") {
    return (synth(404));
  }
  # Asked how it stands now.
  if (req.url ~ "^/(readyz|healthz)([?]|$)") {
    return (pass);
  }
  # The last address is the one this Varnish was asked from, which it has put there itself.
  if (client.ip !~ terminators) {
    set req.http.x-forwarded-for = client.ip;
    unset req.http.traceparent;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A page is one for each encoding, and for each party a visitor travels as: the site draws it from no other cookie.
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elseif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # The site is told of the one party that is in the key, however often and wherever the cookie was sent.
  std.collect(req.http.cookie, "; ");
  unset req.http.x-party;
  if (req.http.cookie ~ "(^|;\s*)padav-party=") {
    set req.http.x-party = regsub(req.http.cookie, "^(?:.*?;\s*)??padav-party=([^;]*).*$", "\1");
  }
  if (req.http.cookie ~ "padav-party=") {
    set req.http.cookie = regsuball(req.http.cookie, "padav-party=[^;]*", "");
  }
  if (req.http.x-party) {
    set req.http.cookie = "padav-party=" + req.http.x-party + "; " + req.http.cookie;
  }
  # What is of one visitor says so itself.
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  hash_data(req.http.accept-encoding);
  hash_data(req.http.x-party);
  return (lookup);
}

sub vcl_hit {
  # As old as the site allows while it is there, a day old while it is not.
  if (req.restarts == 0 && std.healthy(req.backend_hint) && obj.ttl + std.duration(obj.http.x-grace + "s", 0s) <= 0s) {
    set req.grace = std.duration(obj.http.x-grace + "s", 0s);
    return (restart);
  }
}

sub vcl_backend_response {
  # The page of before is better than the news that there is none of now.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What the key holds is all a public page differs by; browsers are told the rest.
  if (beresp.http.vary) {
    set beresp.http.x-vary = beresp.http.vary;
    unset beresp.http.vary;
  }
  set beresp.http.x-grace = beresp.grace;
  set beresp.grace = 1d;
}

sub vcl_deliver {
  if (resp.http.x-vary) {
    set resp.http.vary = resp.http.x-vary;
    unset resp.http.x-vary;
  }
  unset resp.http.x-grace;
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
    # It leads to the log's lines of whoever asked first.
    unset resp.http.x-request-id;
  } else {
    set resp.http.x-cache = "MISS";
  }
}
